/** A result list of invented competitors, as a source that keeps the rule, or breaks it, would rank it. */
export interface RankedList {
  /** The rule in words, as the title of a test. */
  readonly rule: string
  /** RSC of the unit. */
  readonly code: string
  readonly rows: readonly RankedRow[]
}

export interface RankedRow {
  readonly competitor: string
  readonly rank: string | null
  readonly rankEqual: boolean
  readonly result: string | null
  readonly irm: string | null
  readonly qualificationMark: string | null
  /** Of high jump and pole vault: height and trials. */
  readonly heights: readonly (readonly [string, string])[]
}

/**
 * `1 A 10.84`, `2= B 10.91 q`, `- C DNF`, `3 D LAP`, each with its trials behind a bar: `1 A 1.89 | 1.84 O 1.89 XO`. `-` is no rank, a
 * result that begins with a letter is an IRM.
 */
function row(text: string): RankedRow {
  const [line = '', trials = ''] = text.split(' | ')
  const [rank = '', competitor = '', result = '', qualificationMark] = line.split(' ')
  const isIrm = /^[A-Z]/.test(result)
  return {
    competitor,
    rank: rank === '-' ? null : rank.replace('=', ''),
    rankEqual: rank.endsWith('='),
    result: isIrm || result === '' ? null : result,
    irm: isIrm ? result : null,
    qualificationMark: qualificationMark ?? null,
    heights: [...trials.matchAll(/(\S+) (\S+)/g)].map(([, height = '', trial = '']) => [height, trial]),
  }
}

/** What stands in the page of a row, written as above. */
export const rankedText = (shown: Omit<RankedRow, 'heights'>): string =>
  [
    `${shown.rank ?? '-'}${shown.rankEqual ? '=' : ''}`,
    shown.competitor,
    shown.result ?? shown.irm ?? '',
    shown.qualificationMark ?? '',
  ]
    .join(' ')
    .trim()

const RACE = 'ATHM100M--------------FNL-000100--'
const HIGH_JUMP = 'ATHWHJ----------------FNL-000100--'

const list = (rule: string, code: string, ...rows: string[]): RankedList => ({ rule, code, rows: rows.map(row) })

/** The rules by which sources rank. */
export const RANK_RULES: readonly RankedList[] = [
  list(
    'who ties shares the rank, and the next rank is left out',
    RACE,
    '1 A 10.84',
    '2= B 10.91',
    '2= C 10.91',
    '4 D 10.95',
  ),
  list('a dead heat for first: two winners and no second', RACE, '1= A 10.84', '1= B 10.84', '3 C 10.91'),
  list('equal times that the photo finish parts keep ranks of their own', RACE, '1 A 10.84', '2 B 10.84', '3 C 10.84'),
  list('three who tie leave out two ranks', RACE, '1 A 10.84', '2= B 10.9', '2= C 10.9', '2= D 10.9', '5 E 11.0'),
  list(
    'high jump: fewer failures at the height last cleared',
    HIGH_JUMP,
    '1 A 1.89 | 1.84 XXO 1.89 O 1.92 XXX',
    '2 B 1.89 | 1.84 O 1.89 XO 1.92 XXX',
  ),
  list(
    'high jump: then fewer failures in all up to and including that height; what was missed above it does not count',
    HIGH_JUMP,
    '1 A 1.89 | 1.84 O 1.89 XO 1.92 XXX',
    '2 B 1.89 | 1.84 XO 1.89 XO 1.92 X-',
  ),
  list(
    'high jump: equal after both counts behind the first is a shared rank',
    HIGH_JUMP,
    '1 A 1.92 | 1.89 O 1.92 O',
    '2= B 1.89 | 1.84 O 1.89 XO 1.92 XXX',
    '2= C 1.89 | 1.84 O 1.89 XO 1.92 XXX',
    '4 D 1.84 | 1.84 O 1.89 XXX',
  ),
  list(
    'high jump: who do not jump off share the first place',
    HIGH_JUMP,
    '1= A 1.89 | 1.84 O 1.89 XO 1.92 XXX',
    '1= B 1.89 | 1.84 O 1.89 XO 1.92 XXX',
    '3 C 1.84 | 1.84 O 1.89 XXX',
  ),
  list(
    'high jump: a jump-off parts those who are equal for first',
    HIGH_JUMP,
    '1 A 1.89 | 1.89 XO 1.92 XXX 1.92 X 1.89 O',
    '2 B 1.89 | 1.89 XO 1.92 XXX 1.92 X 1.89 X',
  ),
  list(
    'pole vault: no height cleared is no rank',
    'ATHMPV----------------FNL-000100--',
    '1 A 5.40 | 5.20 O 5.40 XO',
    '- B NM | 5.20 XXX',
    '- C DNS',
  ),
  list(
    'decathlon: equal points share the rank where no rule of the event parts them',
    'ATHMDECATHLON---------FNL-000100--',
    '1 A 8100',
    '2= B 7950',
    '2= C 7950',
    '4 D 7800',
    '- E DNF',
  ),
  list(
    'swimming: a dead heat for the last lane of the final is shared, and both wait for the swim-off',
    'SWMM100MBA------------HEAT000300--',
    '7 A 57.61 Q',
    '8= B 57.70 ?',
    '8= C 57.70 ?',
    '10 D 57.88',
  ),
  list('swimming: the swim-off ranks its own two', 'SWMM100MBA------------HEAT00SO01--', '1 C 57.49 Q', '2 B 57.60'),
  list(
    'gymnastics: an equal score is parted by execution where the rules say so, else shared',
    'GARWVT----------------FNL-000100--',
    '1 A 14.200',
    '2 B 14.100',
    '3 C 14.100',
    '4= D 13.900',
    '4= E 13.900',
  ),
  list(
    'judo: two bronzes and no fourth; fifths and sevenths are shared too',
    'JUDM60KG--------------------------',
    '1 A',
    '2 B',
    '3= C',
    '3= D',
    '5= E',
    '5= F',
    '7= G',
    '7= H',
  ),
  list(
    'weightlifting: three failures are no total and no rank',
    'WLFM73KG--------------FNL-000100--',
    '1 A 310',
    '2 B 310',
    '3 C 295',
    '- D DNF',
  ),
  list(
    'a pool: teams equal on points stand in the order the source decided',
    'HBLMTEAM--------------GPA---------',
    '1 A 6',
    '2 B 6',
    '3 C 6',
    '4 D 0',
  ),
  list(
    'who did not finish, did not start or was disqualified has no rank and comes after those who have',
    RACE,
    '1 A 10.84',
    '2 B 10.91',
    '- C DNF',
    '- D DQ',
    '- E DNS',
  ),
  list(
    'who was lapped is ranked still',
    'MTBMXC----------------FNL-000100--',
    '1 A 1:26:22',
    '2 B 1:27:10',
    '3 C LAP',
    '4 D LAP',
    '- E DNF',
  ),
]

/** Lists that break a rule, or whose results would say otherwise: the source decides (ODF §8). */
export const AGAINST_THE_RULES: readonly RankedList[] = [
  list('a better time behind a worse one', RACE, '1 A 10.91', '2 B 10.84'),
  list('equal times with ranks of their own', RACE, '1 A 10.84', '2 B 10.84'),
  list('different times with one rank', RACE, '1= A 10.84', '1= B 10.91'),
  list('a shared rank without its mark', RACE, '2 A 10.84', '2 B 10.84'),
  list('a mark of sharing with nobody to share with', RACE, '1= A 10.84', '2 B 10.91'),
  list('after a tie the next rank is not left out', RACE, '1= A 10.84', '1= B 10.84', '2 C 10.91'),
  list('a list that stands from the last to the first', RACE, '3 C 10.95', '2 B 10.91', '1 A 10.84'),
  list('a disqualification above the winner', RACE, '- C DQ', '1 A 10.84', '2 B 10.91'),
  list('a rank that is no number', RACE, 'I A 10.84', 'II B 10.91'),
  list('nobody is ranked', RACE, '- A 10.84', '- B 10.91'),
  list(
    'a countback that the trials contradict',
    HIGH_JUMP,
    '1 A 1.89 | 1.84 XXO 1.89 XXO 1.92 XXX',
    '2 B 1.89 | 1.84 O 1.89 O 1.92 XXX',
  ),
  list(
    'a shared first place though the trials part them',
    HIGH_JUMP,
    '1= A 1.89 | 1.84 O 1.89 O',
    '1= B 1.89 | 1.84 XO 1.89 XO',
  ),
  list(
    'a jump-off that the other one won',
    HIGH_JUMP,
    '1 A 1.89 | 1.89 O 1.92 XXX 1.92 X 1.89 X',
    '2 B 1.89 | 1.89 O 1.92 XXX 1.92 X 1.89 O',
  ),
  list('judo with one bronze and a fourth', 'JUDM60KG--------------------------', '1 A', '2 B', '3 C', '4 D'),
]
