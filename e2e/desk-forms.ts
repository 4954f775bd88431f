/** A row of a result as visitors read it: who, place, result, IRM, won or lost. */
export interface FormRow {
  readonly who: string
  readonly rank?: string
  readonly equal?: true
  readonly result?: string
  readonly irm?: string
  readonly wlt?: 'W' | 'L' | 'T'
}

/** A bout of an event that is over before, as it is sent: the unit from its phase on, what its row of the programme says of medals. */
export interface BoutBefore {
  readonly unit: string
  readonly medal: 0 | 1 | 3
  readonly won: string
  readonly lost: string
}

/** A form of units as it is scored on a phone, and what the same unit is in ODF. */
export interface DeskForm {
  /** Form of the domain's scoring that its rule set has. */
  readonly scorer: string
  /** RSC without its unit: of the event that is scored at the desk. The one that is sent as ODF is its twin. */
  readonly phase: string
  readonly competitors: readonly string[]
  readonly areTeams?: true
  /**
   * What is pressed, in order: `key` of the rules; `n*key`; `=digits` on the keyboard with Enter; `"name"` of a button; `+seconds` go by;
   * `key!` with the dialog that it asks being answered; `menu [who] key` in the unit's menu under who is out.
   */
  readonly play: readonly string[]
  readonly rows: readonly FormRow[]
  /** Medals of the event once the unit is official, gold first. Absent: they depend on no such unit. */
  readonly medals?: readonly (readonly [medal: 'gold' | 'silver' | 'bronze', who: string])[]
  /** What the unit decides a medal by; absent: the one for gold. */
  readonly decides?: 3
  /** Bouts of the event that are over already, at the desk's event and its twin. */
  readonly before?: readonly BoutBefore[]
  /** Pressed by Tab and Enter alone. */
  readonly byKeyboard?: true
}

const FOUR = ['101', '102', '103', '104'] as const
const TWO = ['101', '102'] as const
const duel = (won: string, lost: string): readonly FormRow[] => [
  { who: '101', result: won, wlt: 'W' },
  { who: '102', result: lost, wlt: 'L' },
]
/** Gold and silver of the final on the phone; the bronze bouts before it, or who lost the semifinals. */
const podium = (...bronze: readonly string[]) =>
  [['gold', '101'], ['silver', '102'], ...bronze.map((who) => ['bronze', who] as const)] as const
const bout = (unit: string, medal: 0 | 1 | 3, won: string, lost: string): BoutBefore => ({ unit, medal, won, lost })
const ONE_BRONZE = { before: [bout('FNL-000200--', 3, '103', '104')], medals: podium('103') } as const
const TWO_BRONZES = {
  before: [bout('REPF000100--', 3, '103', '105'), bout('REPF000200--', 3, '104', '106')],
  medals: podium('103', '104'),
} as const
/** Both losers of semifinals: by the sport's rule, or because the programme marks these for bronze. */
const semifinals = (medal: 0 | 3) => ({
  before: [bout('SFNL000100--', medal, '101', '103'), bout('SFNL000200--', medal, '102', '104')],
  medals: podium('103', '104'),
})
const inOrder = (...who: readonly string[]) =>
  who.map((one, at) => [(['gold', 'silver', 'bronze'] as const)[at] ?? 'bronze', one] as const)
const sets = (count: number, points: number): readonly string[] =>
  Array.from({ length: count }, (_, set) => [...(set > 0 ? ['set-start'] : []), `${points}*point:0`, 'set-end']).flat()

/** The seven events as the desk's tabs have them, and both athletes' marks as they are keyed. */
const HEPTATHLON = [
  ['100H', '1410', '1420'],
  ['HJ', '170', '173'],
  ['SP', '1250', '1200'],
  ['200', '2500', '2480'],
  ['LJ', '590', '600'],
  ['JT', '4000', '4200'],
  ['800', '22000', '21800'],
] as const

/** One unit or more of every form that is scored, and with them of each of the 18 disciplines. */
export const DESK_FORMS: readonly DeskForm[] = [
  {
    scorer: 'judo',
    phase: 'JUDW57KG--------------FNL-',
    ...TWO_BRONZES,
    byKeyboard: true,
    competitors: TWO,
    play: ['clock-start', 'waza-ari:0', 'shido:1', 'ippon:0'],
    rows: duel('110', '000'),
  },
  {
    scorer: 'judo',
    phase: 'JUDM66KG--------------REPF',
    // a bout for bronze that is fought after the final
    before: [bout('FNL-000100--', 1, '103', '104')],
    decides: 3,
    medals: [
      ['gold', '103'],
      ['silver', '104'],
      ['bronze', '102'],
    ],
    competitors: TWO,
    play: ['clock-start', 'yuko:1', 'clock-stop', 'menu out:disqualified:0'],
    rows: [
      { who: '101', result: '000', irm: 'DSQ', wlt: 'L' },
      { who: '102', result: '001', wlt: 'W' },
    ],
  },
  {
    scorer: 'team-match',
    phase: 'JUDXTEAM6-------------FNL-',
    ...TWO_BRONZES,
    competitors: TWO,
    areTeams: true,
    play: ['match-won:0', 'match-won:1', '3*match-won:0'],
    rows: duel('4', '1'),
  },
  {
    scorer: 'taekwondo',
    phase: 'TKWM58KG--------------FNL-',
    ...semifinals(0),
    competitors: TWO,
    play: [
      'period-start',
      '3*turning-head-kick:0:5',
      'period-end',
      'period-start',
      '3*turning-head-kick:0:5',
      'period-end',
    ],
    rows: duel('2', '0'),
  },
  {
    scorer: 'wrestling',
    phase: 'WREM65KG--------------FNL-',
    ...TWO_BRONZES,
    competitors: TWO,
    play: ['period-start', 'points:1:2', '2*points:0:5', 'points:0:2'],
    rows: duel('12', '2'),
  },
  {
    scorer: 'fencing',
    phase: 'FENWFOIL--------------FNL-',
    ...semifinals(3),
    competitors: TWO,
    play: ['period-start', '2*touch:1', '15*touch:0'],
    rows: duel('15', '2'),
  },
  {
    scorer: 'fencing-pool',
    phase: 'FENWFOIL--------------GPA-',
    competitors: ['101', '102', '103'],
    play: [
      '"101 × 102"',
      '"101, 5"',
      '"102, 3"',
      '"Vitória de 101"',
      '"101 × 103"',
      '"101, 5"',
      '"103, 1"',
      '"Vitória de 101"',
      '"102 × 103"',
      '"102, 5"',
      '"103, 4"',
      '"Vitória de 102"',
    ],
    rows: [
      { who: '101', rank: '1', result: '2' },
      { who: '102', rank: '2', result: '1' },
      { who: '103', rank: '3', result: '0' },
    ],
  },
  {
    scorer: 'volleyball',
    phase: 'VVOWTEAM6-------------FNL-',
    ...ONE_BRONZE,
    competitors: TWO,
    areTeams: true,
    play: sets(3, 25),
    rows: duel('3', '0'),
  },
  {
    scorer: 'beach-volleyball',
    phase: 'VBVWTEAM2-------------FNL-',
    ...ONE_BRONZE,
    competitors: TWO,
    areTeams: true,
    play: sets(2, 21),
    rows: duel('2', '0'),
  },
  {
    scorer: 'badminton',
    phase: 'BDMMSINGLES-----------FNL-',
    ...semifinals(3),
    competitors: TWO,
    play: sets(2, 21),
    rows: duel('2', '0'),
  },
  {
    scorer: 'table-tennis',
    phase: 'TTEMSINGLES-----------FNL-',
    ...ONE_BRONZE,
    competitors: TWO,
    play: sets(4, 11),
    rows: duel('4', '0'),
  },
  {
    scorer: 'basketball',
    phase: 'BKBMTEAM5-------------FNL-',
    ...ONE_BRONZE,
    competitors: TWO,
    areTeams: true,
    play: Array.from({ length: 4 }, () => [
      'period-start',
      'three-points:0',
      'two-points:1',
      '+601',
      'period-end',
    ]).flat(),
    rows: duel('12', '8'),
  },
  {
    scorer: 'handball',
    phase: 'HBLWTEAM7-------------FNL-',
    ...ONE_BRONZE,
    competitors: TWO,
    areTeams: true,
    play: ['period-start', '2*goal:0', '+1801', 'period-end', 'period-start', 'goal:1', '+1801', 'period-end'],
    rows: duel('2', '1'),
  },
  {
    scorer: 'football',
    phase: 'FBLMTEAM11------------FNL-',
    ...ONE_BRONZE,
    competitors: TWO,
    areTeams: true,
    play: ['period-start', 'goal:0', '+2701', 'period-end', 'period-start', '+2701', 'period-end'],
    rows: duel('1', '0'),
  },
  {
    scorer: 'futsal',
    phase: 'FSLWTEAM5-------------FNL-',
    ...ONE_BRONZE,
    competitors: TWO,
    areTeams: true,
    play: ['period-start', '2*goal:0', '+1201', 'period-end', 'period-start', 'goal:1', '+1201', 'period-end'],
    rows: duel('2', '1'),
  },
  {
    scorer: 'arrow-match',
    phase: 'ARCWINDIV-------------FNL-',
    ...ONE_BRONZE,
    competitors: TWO,
    play: Array.from({ length: 3 }, () => [
      ...Array.from({ length: 3 }, () => ['arrow:0:"10"', 'arrow:1:"9"']).flat(),
      'set-end',
    ]).flat(),
    rows: duel('6', '0'),
  },
  {
    scorer: 'athletics-race',
    phase: 'ATHM400M--------------FNL-',
    medals: [
      ['gold', '102'],
      ['gold', '103'],
      ['bronze', '101'],
    ],
    competitors: FOUR,
    play: ['=5021', '=4987', '=4987', 'out:not-finished!'],
    rows: [
      { who: '102', rank: '1', equal: true, result: '49.87' },
      { who: '103', rank: '1', equal: true, result: '49.87' },
      { who: '101', rank: '3', result: '50.21' },
      { who: '104', irm: 'DNF' },
    ],
  },
  {
    scorer: 'swimming-race',
    phase: 'SWMW100MFR------------FNL-',
    medals: inOrder('102', '103', '101'),
    competitors: FOUR,
    play: ['=10210', '=5998', '=10001', 'out:no-show!'],
    rows: [
      { who: '102', rank: '1', result: '59.98' },
      { who: '103', rank: '2', result: '1:00.01' },
      { who: '101', rank: '3', result: '1:02.10' },
      { who: '104', irm: 'DNS' },
    ],
  },
  {
    scorer: 'open-water-race',
    phase: 'OWSW5KM---------------FNL-',
    medals: inOrder('103', '101', '104'),
    competitors: FOUR,
    play: [
      'finish:103',
      'finish:101',
      'finish:104',
      'finish:102',
      'all-clear',
      '"Tempos"',
      '=102000',
      '=102030',
      '=101595',
      '=102002',
    ],
    rows: [
      { who: '103', rank: '1', result: '1:01:59.5' },
      { who: '101', rank: '2', result: '1:02:00.0' },
      { who: '104', rank: '3', result: '1:02:00.2' },
      { who: '102', rank: '4', result: '1:02:03.0' },
    ],
  },
  {
    scorer: 'cycling-race',
    phase: 'CYCWITT---------------FNL-',
    medals: inOrder('102', '101', '103'),
    competitors: FOUR,
    play: ['go:101', 'go:102', 'go:103', 'go:104', '"Tempos"', '=123401', '=123300', '=123950', 'out:not-finished!'],
    rows: [
      { who: '102', rank: '1', result: '12:33.00' },
      { who: '101', rank: '2', result: '12:34.01' },
      { who: '103', rank: '3', result: '12:39.50' },
      { who: '104', irm: 'DNF' },
    ],
  },
  {
    scorer: 'triathlon-race',
    phase: 'TRIWINDIV-------------FNL-',
    medals: inOrder('102', '101', '104'),
    competitors: FOUR,
    play: [
      '"Chegada"',
      'finish:102',
      'finish:101',
      'finish:104',
      'finish:103',
      '"Tempos"',
      '=10000',
      '=5959',
      '=10003',
      '=10001',
    ],
    rows: [
      { who: '102', rank: '1', result: '59:59' },
      { who: '101', rank: '2', result: '1:00:00' },
      { who: '104', rank: '3', result: '1:00:01' },
      { who: '103', rank: '4', result: '1:00:03' },
    ],
  },
  {
    scorer: 'attempts',
    phase: 'ATHWSP----------------FNL-',
    medals: inOrder('104', '101', '103'),
    competitors: FOUR,
    play: ['=1450', 'attempt:x', '=1380', '=1512', '20*attempt:x'],
    rows: [
      { who: '104', rank: '1', result: '15.12' },
      { who: '101', rank: '2', result: '14.50' },
      { who: '103', rank: '3', result: '13.80' },
      { who: '102', irm: 'NM' },
    ],
  },
  {
    scorer: 'height',
    phase: 'ATHWHJ----------------FNL-',
    medals: inOrder('101', '102'),
    competitors: ['101', '102', '103'],
    play: ['=150', '2*trial:o', '3*trial:x', '=155', 'trial:o', '3*trial:x', '=160', '3*trial:x'],
    rows: [
      { who: '101', rank: '1', result: '1.55' },
      { who: '102', rank: '2', result: '1.50' },
      { who: '103', irm: 'NM' },
    ],
  },
  {
    scorer: 'combined',
    phase: 'ATHWHEPTATHLON--------FNL-',
    medals: inOrder('102', '101'),
    competitors: TWO,
    play: HEPTATHLON.flatMap(([part, ...marks]) => [`"${part}"`, ...marks.map((mark) => `=${mark}`)]),
    // by the formula of World Athletics' tables, reckoned apart
    rows: [
      { who: '102', rank: '1', result: '5814' },
      { who: '101', rank: '2', result: '5710' },
    ],
  },
  {
    scorer: 'judged',
    phase: 'GARWFX----------------FNL-',
    medals: inOrder('102', '101', '103'),
    competitors: FOUR,
    play: ['=54', '=8100', '=0', '=52', '=8300', '=0', '=50', '=7900', '=3', 'menu 104 out:no-show'],
    // level at 13.500: the better execution is before (FIG TR)
    rows: [
      { who: '102', rank: '1', result: '13.500' },
      { who: '101', rank: '2', result: '13.500' },
      { who: '103', rank: '3', result: '12.600' },
      { who: '104', irm: 'DNS' },
    ],
  },
  {
    scorer: 'judged',
    phase: 'GRYWHOOP--------------FNL-',
    medals: inOrder('102', '101'),
    competitors: TWO,
    play: ['=40', '=32', '=8100', '=8000', '=0', '=41', '=32', '=8100', '=8000', '=5'],
    rows: [
      { who: '102', rank: '1', result: '23.350' },
      { who: '101', rank: '2', result: '23.300' },
    ],
  },
  {
    scorer: 'ranking-round',
    phase: 'ARCWINDIV-------------QUAL',
    competitors: TWO,
    play: ['6*arrow:10', '"Próxima"', '6*arrow:9', '"Próxima"'],
    rows: [
      { who: '101', rank: '1', result: '60' },
      { who: '102', rank: '2', result: '54' },
    ],
  },
]
