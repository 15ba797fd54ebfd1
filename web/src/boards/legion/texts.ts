// Made by tools/message_types.py from messages/en/legion.ftl. Do not edit.
export interface Texts {
  'empty': object;
  'hidden-order': object;
  'unknown': object;
  'power': object;
  'total': { n: string | number };
  'total-unsure': { n: string | number };
  'plot': object;
  'plot-number': { n: string | number };
  'plot-named': { n: string | number; name: string | number };
  'needs': { skills: string | number };
  'points': { n: number };
  'supplies': { n: number };
  'kind-character': object;
  'kind-commander': object;
  'kind-damage': object;
  'kind-despatch': object;
  'kind-equipment': object;
  'kind-faction': object;
  'kind-location': object;
  'kind-order': object;
  'kind-plot': object;
  'officer': object;
  'skill-combat': object;
  'skill-charisma': object;
  'skill-intelligence': object;
  'ability-assault': object;
  'ability-first-aid': object;
  'ability-fragility': object;
  'ability-violence': object;
  'type-freezing': object;
  'type-peaceful': object;
  'type-warming': object;
}
