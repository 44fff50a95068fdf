/** A trader of the simulated market who can be followed. Nobody is behind one. */
export type CastLeader = {
  readonly username: string;
  readonly usercode: string;
  /** The share of followers' net profit that they ask for, as a decimal. */
  readonly shareRate: string;
  readonly followersMax: number;
};

/** Their names say what they are. */
export const leaders: readonly CastLeader[] = [
  { username: 'simtrendanna', usercode: 'SIMLEAD1', shareRate: '0.1', followersMax: 200 },
  { username: 'simtrendboris', usercode: 'SIMLEAD2', shareRate: '0.15', followersMax: 100 },
  { username: 'simtrendchiara', usercode: 'SIMLEAD3', shareRate: '0', followersMax: 200 },
];
