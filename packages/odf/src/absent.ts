/** Elements of messages (message.ts) of which nothing is known: every optional part absent. Whoever makes messages begins with these. */

/** An active athlete. */
export const NO_PARTICIPANT = {
  parent: null,
  status: 'ACTIVE',
  givenName: null,
  printInitialName: null,
  tvName: null,
  birthDate: null,
  height: null,
  weight: null,
  placeOfBirth: null,
  countryOfBirth: null,
  placeOfResidence: null,
  nationality: null,
  mainFunction: 'AA01',
  disciplines: [],
} as const

/** An active team. */
export const NO_TEAM = { status: 'ACTIVE', shortName: null, tvName: null, teamType: null } as const

/** A unit of competition. */
export const NO_UNIT = {
  phaseType: '3',
  unitNum: null,
  end: null,
  actualStart: null,
  actualEnd: null,
  hideStart: false,
  hideEnd: false,
  order: null,
  medal: 0,
  venue: null,
  venueName: null,
  location: null,
  locationName: null,
  sessionCode: null,
  startText: null,
  startList: [],
} as const

/** A list without its rows. */
export const NO_LIST = {
  start: null,
  end: null,
  extendedInfos: [],
  sportDescription: null,
  venueName: null,
  locationName: null,
  clock: null,
  periods: [],
  officials: [],
  progress: null,
} as const

/** A row without its place and competitor. */
export const NO_RESULT = {
  rank: null,
  rankEqual: false,
  resultType: null,
  result: null,
  irm: null,
  qualificationMark: null,
  wlt: null,
  startOrder: null,
  startSortOrder: null,
  diff: null,
  pty: null,
  photoFinish: null,
  won: null,
  lost: null,
  tied: null,
  played: null,
  for: null,
  against: null,
  ratio: null,
  extended: [],
  recordIndicators: [],
  items: [],
} as const

/** A competitor without its code. */
export const NO_COMPETITOR = {
  bib: null,
  organisation: null,
  teamName: null,
  entries: [],
  athletes: [],
  opponents: [],
} as const

/** A match of a bracket without its place in it. */
export const NO_BRACKET_ITEM = { code: null, unit: null, date: null, time: null, result: null } as const

/** A side of a match of a bracket that nobody has. */
export const NO_BRACKET_PLACE = {
  code: null,
  rank: null,
  wlt: null,
  result: null,
  resultType: null,
  irm: null,
  diff: null,
  qualificationMark: null,
  strikeOut: false,
  previousUnit: null,
  competitor: null,
} as const

/** An action without its id and place in the list. */
export const NO_ACTION = {
  parent: null,
  period: null,
  when: null,
  action: null,
  actionAdd: null,
  description: null,
  comment: null,
  result: null,
  scoreH: null,
  scoreA: null,
  extended: [],
  competitors: [],
} as const

/** A person inside a competitor without its code. */
export const NO_ATHLETE = {
  order: null,
  bib: null,
  startOrder: null,
  role: null,
  familyName: null,
  givenName: null,
  gender: null,
  organisation: null,
  extended: [],
  entries: [],
} as const
