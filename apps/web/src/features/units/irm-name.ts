/**
 * Why somebody has no result (IRM). The codes are an open list per discipline (ODF §8): those with a word of ours are said in words with
 * the code beside them, the others are shown as sent.
 */
const IRM_NAMES = {
  DNS: 'not-started',
  DNF: 'not-finished',
  DSQ: 'disqualified',
  DQ: 'disqualified',
  DQB: 'disqualified',
  DDQ: 'disqualified',
  WDR: 'withdrawn',
  WDN: 'withdrawn',
  DDW: 'withdrawn',
  RET: 'retired',
  WO: 'walkover',
  'W/O': 'walkover',
  NM: 'no-mark',
  LAP: 'lapped',
  OVL: 'lapped',
  OTL: 'time-limit',
  REL: 'relegated',
  EXC: 'excluded',
  INJ: 'injured',
} as const

export type IrmName = (typeof IRM_NAMES)[keyof typeof IRM_NAMES]

const isNamed = (irm: string): irm is keyof typeof IRM_NAMES => Object.hasOwn(IRM_NAMES, irm)

/** The word of an IRM code; null for codes we have none for. */
export const irmNamed = (irm: string): IrmName | null => (isNamed(irm) ? IRM_NAMES[irm] : null)
