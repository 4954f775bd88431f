import type { ResultStatus, ScheduleStatus } from '@games/domain'
import { type OdfMessage, type OdfUnit, writeOdf } from '@games/odf'
import {
  aCompetitor,
  aParticipant,
  aResult,
  aTeam,
  aUnit,
  bare,
  medallists,
  participants,
  participantsUpdate,
  results,
  schedule,
  scheduleUpdate,
  teams,
} from '@games/testing'
import type { Random } from './random.ts'

/** Few codes, versions and instants, so that messages meet: replace, discard, void and repeat each other. */
const DISCIPLINES = ['JUD', 'ATH', 'HBL', 'SWM'] as const
const ORGANISATIONS = ['AL', 'SP', 'BA', 'AIN'] as const
const SCHEDULE_STATUSES = ['UNSCHEDULED', 'SCHEDULED', 'RUNNING', 'FINISHED', 'CANCELLED'] as const
const RESULT_STATUSES = ['START_LIST', 'LIVE', 'UNOFFICIAL', 'OFFICIAL', 'PROTESTED'] as const
const MEDALS = ['gold', 'silver', 'bronze', 'bronze'] as const
const TEAM = 'HBLWTEAM7---AL01'
const PEOPLE = 40

const range = (n: number) => Array.from({ length: n }, (_, i) => i + 1)

/** Endless bytes as a hasty, repetitive and sometimes broken feed would send them; the same for the same seed. */
export function createUnrulyFeed(random: Random): () => Uint8Array {
  const sent: Uint8Array[] = []
  const typed: OdfMessage[] = []
  const header = () => ({ version: random.whole(1, 9), time: `${random.whole(10, 19)}0000000` })
  const event = (discipline: string) =>
    `${discipline}${random.pick(['W', 'M'])}${random.pick(['57KG', '100M', 'TEAM7'])}`.padEnd(22, '-')
  const unit = () => `${event(random.pick(DISCIPLINES))}${random.pick(['FNL-', 'SFNL'])}000${random.whole(1, 3)}00--`
  const someone = () => String(random.whole(1, PEOPLE))

  const units = (most: number): OdfUnit[] =>
    range(random.whole(0, most)).map(() =>
      aUnit({
        code: unit(),
        scheduleStatus: random.pick<ScheduleStatus>(SCHEDULE_STATUSES),
        start: `2027-09-1${random.whole(3, 5)}T${random.whole(10, 23)}:00:00-03:00`,
        medal: random.pick([0, 1, 3]),
      }),
    )
  const people = (most: number) =>
    range(random.whole(0, most)).map(() =>
      aParticipant({
        code: someone(),
        organisation: random.pick(ORGANISATIONS),
        printName: random.pick(['ANA', 'BIA', 'CÉU']),
      }),
    )
  const bulk = () => ({ documentCode: random.pick(DISCIPLINES), ...header() })
  const notes = () => (random.chance(0.2) ? ['após protesto'] : [])

  const kinds: [() => OdfMessage, ...(() => OdfMessage)[]] = [
    () => schedule(bulk(), units(120)),
    () => scheduleUpdate(bulk(), units(4)),
    () => scheduleUpdate(bulk(), units(4)),
    () => participants(bulk(), people(PEOPLE)),
    () => participantsUpdate(bulk(), people(3)),
    () =>
      teams({ documentCode: 'HBL', ...header() }, [
        aTeam({ code: TEAM, athletes: range(random.whole(1, 7)).map(String) }),
      ]),
    () =>
      results(
        { documentCode: unit(), resultStatus: random.pick<ResultStatus>(RESULT_STATUSES), ...header() },
        range(random.whole(0, 8)).map((position) =>
          aResult({
            sortOrder: position,
            rank: `${position}`,
            result: `${random.whole(0, 99)}`,
            competitor: random.chance(0.1)
              ? aCompetitor({ code: TEAM, type: 'T', teamName: 'Alagoas' })
              : aCompetitor({ code: someone(), organisation: random.pick(ORGANISATIONS) }),
          }),
        ),
        { notes: notes() },
      ),
    () =>
      medallists(
        { documentCode: event(random.pick(DISCIPLINES)), ...header() },
        MEDALS.slice(0, random.whole(0, 4)).map((medal) => [medal, someone(), random.pick(ORGANISATIONS)]),
        notes(),
      ),
  ]
  const broken = () => {
    const whole = writeOdf(random.pick(kinds)())
    return whole.slice(0, random.whole(1, whole.length - 1))
  }
  const fresh = () => {
    const [first, ...others] = typed
    const message = first && random.chance(0.04) ? bare(random.pick([first, ...others])) : random.pick(kinds)()
    typed.push(message)
    return writeOdf(message)
  }
  return () => {
    const [first, ...others] = sent
    const bytes =
      first && random.chance(0.15) ? random.pick([first, ...others]) : random.chance(0.03) ? broken() : fresh()
    sent.push(bytes)
    return bytes
  }
}
