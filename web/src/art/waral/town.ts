// The colours of the cliff city by the type of a district, by day and by night. Night goes with the dark theme.

export interface Town {
  sky: string;
  low: string;
  disc: string;
  far: string;
  mid: string;
  near: string;
  wall: string;
  shade: string;
  roof: string;
  trim: string;
  window: string;
}

export type Sight = (town: Town) => string;

const TEAL_DAY = {
  sky: '#79c3c8',
  low: '#d8efdc',
  disc: '#fffbe8',
  far: '#5fa3ab',
  mid: '#2f7483',
  near: '#123e4d',
  wall: '#ecead6',
  shade: '#b7c3b6',
  roof: '#c4592f',
  trim: '#f0c657',
  window: '#0f303c',
};

const DAY: Record<string, Town> = {
  military: {
    sky: '#e8a27a',
    low: '#f6d7ae',
    disc: '#fff1cf',
    far: '#c9796a',
    mid: '#9c473f',
    near: '#5a1f22',
    wall: '#d9c3a5',
    shade: '#b39478',
    roof: '#8d2b2a',
    trim: '#e6b84c',
    window: '#3b1518',
  },
  merchant: {
    sky: '#f0c65c',
    low: '#faeab4',
    disc: '#fffbe2',
    far: '#d3a24a',
    mid: '#a8762a',
    near: '#5f3d12',
    wall: '#f5e3bd',
    shade: '#d3b685',
    roof: '#b5502a',
    trim: '#2f8f86',
    window: '#4d2c10',
  },
  cultural: {
    sky: '#b89be0',
    low: '#f3d3df',
    disc: '#fff3e0',
    far: '#9a78c4',
    mid: '#6d4a9e',
    near: '#38205e',
    wall: '#f4e6ef',
    shade: '#c9b0d2',
    roof: '#5b3a96',
    trim: '#eec25a',
    window: '#2d184b',
  },
  strategic: TEAL_DAY,
};

const TEAL_NIGHT = {
  sky: '#0b1f38',
  low: '#1f5a6b',
  disc: '#eaf7ea',
  far: '#2f6f80',
  mid: '#1b4c60',
  near: '#061a26',
  wall: '#a9c4c6',
  shade: '#75969f',
  roof: '#c8643c',
  trim: '#f5d06a',
  window: '#ffe08a',
};

const NIGHT: Record<string, Town> = {
  military: {
    sky: '#2a1330',
    low: '#6b2a3a',
    disc: '#f3d9a4',
    far: '#7a3347',
    mid: '#54203a',
    near: '#1f0a18',
    wall: '#b08891',
    shade: '#7f5a67',
    roof: '#a03a3a',
    trim: '#f0c25a',
    window: '#ffd67a',
  },
  merchant: {
    sky: '#1d1b3a',
    low: '#6a4530',
    disc: '#f7e2a8',
    far: '#7d5548',
    mid: '#543631',
    near: '#1c1118',
    wall: '#c0a080',
    shade: '#8a6c54',
    roof: '#b45a35',
    trim: '#3ba79c',
    window: '#ffd873',
  },
  cultural: {
    sky: '#160f38',
    low: '#4d2f78',
    disc: '#f2e4ff',
    far: '#5b3f96',
    mid: '#3d2873',
    near: '#130a2c',
    wall: '#b3a3d6',
    shade: '#8270ad',
    roof: '#7a55bd',
    trim: '#f2cb68',
    window: '#ffdf8c',
  },
  strategic: TEAL_NIGHT,
};

/** The colours of a type of district; what has none looks like a place of strategy. */
export function townOf(type: string, night: boolean): Town {
  return night ? (NIGHT[type] ?? TEAL_NIGHT) : (DAY[type] ?? TEAL_DAY);
}
