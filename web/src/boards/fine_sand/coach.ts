// The coach speaks through the log: his lines are those about nobody.
const REPORT = /^(You |Round |All agree|The turn style|A Symbol pile|\d+ timer|Every number)/;

export function coachLine(log: string[], names: string[], from: number): string {
  const said = log.slice(from).filter((line) => !REPORT.test(line) && !names.some((name) => line.includes(name)) && line.length > 40);
  return said.at(-1) ?? '';
}
