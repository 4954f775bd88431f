/** Topics beside the live ones (packages/contract/src/live.ts) that invalidate cached responses alone: no visitor can follow them. */
export const innerTopics = {
  /** What people and teams are called and whom they compete for; by the last two characters of the code, so that a long list has few. */
  name: (competitor: string) => `name:${competitor.slice(-2)}`,
  /** The units of a phase (26 characters) as they are named and ordered, and how far each is. */
  phase: (phase: string) => `phase:${phase}`,
  /** In which units, and on which days, people of a delegation compete. */
  delegation: (organisation: string) => `delegation:${organisation}`,
  /** The names in this server's memory have been read anew. */
  namesRead: () => 'names-read',
  /** How many matches each day has. */
  matchDays: () => 'match-days',
} as const
