// What pictures are made from: a card as the server's list of cards tells it.
// Fields that are missing or of another type count as empty.

export interface Card {
  id: string;
  name?: string;
  kind?: string;
  [field: string]: unknown;
}

export const textOf = (card: Card, field: string): string => {
  const value = card[field];
  return typeof value === 'string' ? value : '';
};

export const numberOf = (card: Card, field: string): number => {
  const value = card[field];
  return typeof value === 'number' ? value : 0;
};

export const wordsOf = (card: Card, field: string): string[] => {
  const value = card[field];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
};

/** What a card does, step by step, as far as a picture can make use of it. */
export interface Step {
  op: string;
  type?: string;
  units?: string[];
  options?: Step[][];
}

export const stepsOf = (card: Card, field: string): Step[] => {
  const value = card[field];
  return Array.isArray(value) ? (value as Step[]) : [];
};
