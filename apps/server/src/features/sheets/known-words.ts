import { padRsc, rscPrefix } from '@games/domain'
import { isOfDraw, ruleSetOf } from '@games/domain/ranking-rules/index'
import { LOCALES } from '@games/domain/text/localized'
import type { KnownWords, Named } from '@games/odf/tables/sheets/index'
import type { Reads } from '../../db/reads.ts'
import { eventTypes, typeCodes } from '../../facts/event-types.queries.ts'
import { rememberedWords } from '../imports/index.ts'
import * as queries from './sheets.queries.ts'

/** Everything that words of a sheet may mean, as it is held now; of several names the Portuguese one is first, as a sheet's own are Portuguese. */
export async function knownWords(tx: Reads): Promise<KnownWords> {
  const rows = await queries.namedCodes(tx)
  const planned = new Map((await queries.unitTimes(tx)).map((unit) => [unit.code, unit]))
  const of = (what: string, full = false): Named[] =>
    rows
      .filter((row) => row.what === what)
      .map(({ code, names }) => ({
        code: full ? padRsc(code) : code,
        names: [
          ...new Set(
            names.flatMap((name) =>
              LOCALES.map((locale) => name[locale]).filter(
                (one): one is string => typeof one === 'string' && one !== '',
              ),
            ),
          ),
        ],
      }))
  const events = of('EVENT', true)
  const types = await eventTypes(
    tx,
    events.map(({ code }) => rscPrefix(code, 'event')),
  )
  const beside = await queries.unitsBesideTakenOut(tx)
  const people = await queries.peopleByName(tx)
  const typeCode = await typeCodes(
    tx,
    beside.map(({ code }) => code),
  )
  return {
    disciplines: of('DISCIPLINE'),
    organisations: of('ORGANISATION'),
    venues: of('VENUE'),
    events: events.map((event) => ({ ...event, type: types.get(rscPrefix(event.code, 'event')) ?? null })),
    units: of('UNIT').map((unit) => ({ when: null, sides: [], ...planned.get(unit.code), ...unit })),
    played: await queries.playedUnits(tx),
    met: await queries.listsOfTwo(tx),
    finals: await queries.finalsOutside(tx),
    undrawn: undrawnOf(beside, typeCode),
    people: people.filter(({ entered }) => entered),
    listed: people.filter(({ entered }) => !entered),
    teams: await queries.teamsByEvent(tx),
    remembered: await rememberedWords(tx),
  }
}

/** Of brackets in which somebody is drawn, what was taken out without sides; the final is in every draw. */
function undrawnOf(units: readonly queries.BesideTakenOutRow[], typeCode: (code: string) => string): string[] {
  const ofDraws = units.filter(({ code }) => isOfDraw(code) && ruleSetOf(typeCode(code))?.match)
  const drawn = new Set(ofDraws.flatMap(({ code, drawn: isDrawn }) => (isDrawn ? [rscPrefix(code, 'event')] : [])))
  return ofDraws.flatMap(({ code, out }) =>
    out && drawn.has(rscPrefix(code, 'event')) && !code.startsWith('FNL-0001', 22) ? [code] : [],
  )
}
