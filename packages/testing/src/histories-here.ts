/**
 * How many of `count` random histories a property tries here: on the system's PostgreSQL, where it runs once more, a quarter. What it has of
 * its own, statements and locks, each history asks; what comes of their rows is ours, and the same on both (0061).
 */
export const historiesHere = (count: number): number =>
  process.env['TEST_DATABASE'] === 'postgres' ? Math.ceil(count / 4) : count
