/** A line to a server that we play ourselves. */
export class Line {
  static last: Line;
  static readonly OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;

  constructor() {
    Line.last = this;
    setTimeout(() => {
      this.readyState = Line.OPEN;
      this.onopen();
    });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.onclose({ code });
  }

  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  answer(type: string, more: object = {}): void {
    const asked = this.sent.findLast((message) => message.type === type);
    this.say({ type: 'done', id: asked?.id, ...more });
  }

  count(type: string): number {
    return this.sent.filter((message) => message.type === type).length;
  }
}
