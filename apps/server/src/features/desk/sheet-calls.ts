import { ApiFailure, type DeskUnit, type Games } from '@games/contract'
import { type Locale, padRsc, pick, trimRsc } from '@games/domain'
import { ruleSetOf } from '@games/domain/scoring/index'
import { paperBoxes } from '@games/domain/scoring/paper-boxes'
import { type BookWords, loadBookWords } from '../../http/pages/pages.ts'
import type { PrivateCalls } from '../../http/session/private-call-types.ts'
import { type Column, type PdfWorkers, type Sheet, sheetBase } from '../books/index.ts'
import { inSnapshot } from '../snapshot.ts'
import type { DeskCallDeps } from './calls.ts'
import { deskEntries } from './opened.ts'
import { presentUnits } from './present.ts'
import { letIn, workerOf } from './workers.ts'

export type SheetDeps = Pick<DeskCallDeps, 'pool' | 'endOf'> & {
  readonly games: () => Games
  readonly print: PdfWorkers['print']
}

/** The paper that lies beside the phone, for when there is none. */
export const deskSheetCalls = ({ pool, endOf, games, print }: SheetDeps): PrivateCalls<'getDeskSheet'> => ({
  async getDeskSheet({ params, query: { lang } }, caller) {
    const code = padRsc(params.unit)
    const unit = await inSnapshot(pool, async (tx) => {
      const q = tx.from([])
      const worker = await workerOf(q, caller, endOf)
      const entries = await deskEntries(q, [code])
      const entry = entries.get(code)
      await letIn(q, worker, code, entry?.planned, (entry?.desk?.head ?? 0) > 0)
      const [found] = await presentUnits(tx, worker, [code], entries, { all: false, now: 0 })
      return found
    })
    if (!unit) throw new ApiFailure(404, 'not-found', 'There is no such unit')
    const words = await (await loadBookWords())(lang)
    const sheet = paperSheet(unit, { words, site: caller.site, games: pick(games().name, lang) }, lang)
    const name = `sheet-${trimRsc(code).replace(/[^A-Za-z0-9]+/g, '-')}-${lang}.pdf`
    return { view: { name, bytes: await print(sheet) } }
  },
})

const NARROW = 26
const WIDE = 64

function paperSheet(
  { unit, code, competitors, rules }: DeskUnit,
  setting: { readonly words: BookWords; readonly site: string; readonly games: string },
  locale: Locale,
): Sheet {
  const { words } = setting
  const ruleSet = rules.ruleSet === null ? null : ruleSetOf(rules.ruleSet)
  const isOfTwo = unit.kind === 'head-to-head'
  const boxes = ruleSet === null ? [] : paperBoxes({ ...ruleSet, limits: { ...ruleSet.limits, ...rules.limits } })
  const box = (label: string, width: number): Column => ({ label, align: 'center', box: width })
  const columns: Column[] = [
    { label: words.columns.order, align: 'right' },
    { label: words.columns.bib, align: 'right' },
    { label: words.columns.competitor, grows: true, names: true },
    ...boxes.map((label) => box(label, label.length > 3 ? NARROW + 14 : NARROW)),
    box(words.columns.result, WIDE - 20),
    ...(isOfTwo ? [] : [box(words.columns.rank, NARROW)]),
    ...(isOfTwo || boxes.length > 3 ? [] : [box(words.columns.marks, WIDE)]),
  ]
  const time = unit.start ? words.time(unit.start) : ''
  const { live, ...base } = sheetBase(setting, 'paper-sheet', null, `/desk/unit/${code}`)
  return {
    ...base,
    live: { address: live.address, label: words.openDesk },
    title: words.units.title(unit),
    lines: [words.units.place(unit), [unit.day ? words.day(unit.day) : '', time].filter(Boolean).join(', ')].filter(
      Boolean,
    ),
    status: null,
    blocks: [
      {
        kind: 'table',
        columns,
        rows: competitors.map(({ startOrder, bib, name, organisation, organisationName }) => {
          const delegation = organisationName ? pick(organisationName, locale) : organisation
          return [
            { text: startOrder ?? '' },
            { text: bib ?? '' },
            { text: name, bold: true, ...(delegation ? { note: delegation } : {}) },
          ]
        }),
      },
      {
        kind: 'table',
        columns: [{ label: words.signature, grows: true, names: true }, box('', 240)],
        rows: [...(isOfTwo ? competitors.map(({ name }) => name) : []), words.referee].map((who) => [{ text: who }]),
      },
    ],
  }
}
