// The inks of Legion's linocuts. Every faction prints with five; scenes and signs share six.

export interface Inks {
  paper: string;
  ink: string;
  ground: string; // behind the figure
  cloth: string; // the half-tone
  pop: string; // one small accent
  flame: string; // fire, lamps and brass
}

const RENEGADES = { paper: '#f0e2c2', ink: '#1a1613', ground: '#57493c', cloth: '#d09a3e', pop: '#a8382a', flame: '#f0e2c2' };

const FACTIONS: Record<string, Inks> = {
  legionaries: { paper: '#f4ead0', ink: '#16261d', ground: '#7c9a55', cloth: '#b7bd84', pop: '#bf3324', flame: '#f2cf63' },
  whites: { paper: '#f8f4ea', ink: '#17223a', ground: '#86a6c4', cloth: '#c6d3de', pop: '#c8932b', flame: '#f8f4ea' },
  reds: { paper: '#f8e6c8', ink: '#29120e', ground: '#cc3a22', cloth: '#e6a063', pop: '#f3c74e', flame: '#f3c74e' },
  renegades: RENEGADES,
};

/** The inks of a faction; whoever has none is a renegade. */
export const inksOf = (faction: string): Inks => FACTIONS[faction] ?? RENEGADES;

/** Blood and red crosses, whatever a faction prints with. */
export const BLOOD = '#b3382c';

export const paper = '#f4ead0';
export const ink = '#182029';
export const slate = '#5f7f8f';
export const mist = '#b4c2bf';
export const red = '#c8402a';
export const glow = '#f0bd57';
