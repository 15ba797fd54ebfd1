// Made by tools/message_types.py from messages/en/waral.ftl. Do not edit.
export interface Texts {
  'area': object;
  'power-of': { power: string | number; target: string | number };
  'first': object;
  'race': { name: string | number; power: string | number; target: string | number; more: string | number };
  'hand': object;
  'band': object;
  'band-of': { name: string | number };
  'no-tricks': object;
  'tricks': { n: number };
  'districts-left': { n: number };
  'tricks-left': { n: number };
  'used': object;
  'ready': object;
  'blocked': object;
  'wrecked': object;
  'taken': object;
  'gold': object;
  'silver': object;
  'iron': object;
  'any': object;
  'cost': object;
  'loot': object;
  'collect': object;
  'effect': object;
  'free': object;
  'pile-districts': object;
  'pile-own-districts': object;
  'pile-packet': object;
  'pile-looked-at': object;
  'pile-back-on-top': object;
  'pile-shown': object;
  'pile-in-play': object;
  'pile-passing': object;
  'pile-discard': object;
}
