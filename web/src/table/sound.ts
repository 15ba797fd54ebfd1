// Small sounds, made when they are first needed.
const BELL = [0.6, 0, 660, 0.02, 0.1, 0.28, 1, 1.7, 0, 0, 220, 0.08, 0, 0, 0, 0, 0, 0.8, 0.05];

/** Your turn. Browsers that want a click first stay silent. */
export async function ring(): Promise<void> {
  try {
    const { zzfx } = await import('zzfx');
    zzfx(...BELL);
  } catch (error) {
    console.info('no sound', error);
  }
}
