import type { SheetLine, SheetPlan } from '@games/contract'
import { ApiFailure } from '@games/contract/failure'
import { SHEET_KINDS, type SheetKind } from '@games/domain/sheets/sheet-fields'
import { TEXT_ENCODINGS } from '@games/domain/sheets/text-encodings'
import { Button } from '@games/web/ui/Button.tsx'
import { toast } from '@games/web/ui/toast.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../calls/call.ts'
import { type OfficeTranslate, useT } from '../../i18n/use-t.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { useEventGender } from '../../ui/use-event-gender.ts'
import { useRestoredFocus } from '../../ui/use-focus.ts'
import { useUndoToast } from '../../ui/use-undo-toast.ts'
import { ColumnsPart } from './ColumnsPart.tsx'
import { EffectPart } from './EffectPart.tsx'
import { NotRead } from './NotRead.tsx'
import { Questions } from './Questions.tsx'
import { RulesPart } from '../../ui/RulesPart.tsx'
import { type FailedCall, SheetFailed } from './SheetFailed.tsx'
import { SheetLines } from './SheetLines.tsx'
import { SheetProgress } from './SheetProgress.tsx'
import { useSheetWords } from './use-sheet-words.ts'

type State = SheetLine['state']
type Choice = Omit<Parameters<typeof call<'planSheet'>>[1] & object, 'params'>['body']

/** A sheet that was handed in: what it would do, what has to be said first, and taking it in (R12.5). */
export function SheetView({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT()
  const words = useSheetWords()
  const genderOf = useEventGender()
  const client = useQueryClient()
  const undoToast = useUndoToast()
  const [busy, setBusy] = useState(false)
  const [show, setShow] = useState<State | null>(null)
  const [more, setMore] = useState<readonly SheetLine[]>([])
  const [next, setNext] = useState<number | null>(null)
  // what was taken in is asked for no more, also while this page is being left
  const [taken, setTaken] = useState(false)
  const [codes, setCodes] = useState(false)
  const [failed, setFailed] = useState<FailedCall | null>(null)
  const sending = useRef<AbortController | null>(null)
  const key = ['sheet', id]
  const {
    data: plan,
    error,
    refetch,
  } = useQuery({
    queryKey: key,
    queryFn: () => call('planSheet', { params: { id }, body: {} }),
    // a change elsewhere is told when this is taken in
    staleTime: Number.POSITIVE_INFINITY,
    enabled: !taken,
  })
  const sheet = useRef<HTMLDivElement>(null)
  // the button of an answer goes with its question
  useRestoredFocus(busy, () =>
    sheet.current?.querySelector<HTMLElement>('.sheets-questions h2, .sheets-bar [role=status]'),
  )
  /** Sends a call. One that fails is offered again. */
  const during = async (work: (signal: AbortSignal) => Promise<void>, isImport = false): Promise<void> => {
    const pending = new AbortController()
    sending.current = pending
    setBusy(true)
    setFailed(null)
    try {
      await work(pending.signal)
    } catch (error) {
      if (isImport && error instanceof ApiFailure && error.id === 'changed-meanwhile') {
        toast.error(t('office-sheets.changed'), { description: t('office-sheets.changed-why') })
        void choose({ show })
      } else setFailed({ error, isImport, onRetry: () => void during(work, isImport) })
    } finally {
      if (sending.current === pending) setBusy(false)
    }
  }
  const showPlan = async (body: Choice, signal: AbortSignal): Promise<void> => {
    const planned = await call('planSheet', { params: { id }, body }, { signal })
    client.setQueryData(key, planned)
    setMore([])
    setNext(planned.next)
  }
  const choose = (body: Choice) => during((signal) => showPlan(body, signal))
  const answerTo = (question: string, answer: string | null): Promise<void> =>
    during(async (signal) => {
      await showPlan({ answers: { [question]: answer }, show }, signal)
      if (answer !== null)
        toast.success(t('office-sheets.answered'), {
          action: { label: t('office.undo'), onClick: () => void answerTo(question, null) },
        })
    })
  const readOn = (from: number): Promise<void> =>
    during(async (signal) => {
      const part = await call('planSheet', { params: { id }, body: { show, from } }, { signal })
      setMore((before) => [...before, ...part.lines])
      setNext(part.next)
    })
  const take = (leaveOut: boolean): Promise<void> =>
    during(async (signal) => {
      const body = { seen: plan?.seen ?? '', leaveOut }
      const { action } = await call('applySheet', { params: { id }, body }, { signal })
      setTaken(true)
      onClose()
      client.removeQueries({ queryKey: key })
      void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'sheet' })
      undoToast(t('office-sheets.is-taken', { name: plan?.fileName ?? '' }), action)
    }, true)
  const leave = (): Promise<void> =>
    during(async (signal) => {
      await call('closeSheet', { params: { id } }, { signal })
      void client.invalidateQueries({ queryKey: ['listSheets'] })
      onClose()
    })
  if (!plan)
    return (
      <div className="office-page">
        <PageHead title={t('office-sheets.title')} />
        {error ? (
          <>
            <CallFailed error={error} onRetry={() => void refetch()} />
            <Button onClick={onClose}>{t('office-sheets.back')}</Button>
          </>
        ) : (
          <>
            <Loading />
            <SheetProgress id={id} onStop={onClose} />
          </>
        )}
      </div>
    )
  const { counts } = plan
  const open = counts.doubts + counts.problems
  const understood = counts.new + counts.changes + counts.leaves + counts.same
  return (
    <div className="office-page sheets-page" aria-busy={busy} ref={sheet}>
      <PageHead title={plan.fileName} about={plan.fault === null ? t('office-sheets.rehearsal') : null} takesFocus>
        <Button disabled={busy} onClick={() => void leave()}>
          {t('office-sheets.let-go')}
        </Button>
      </PageHead>
      {plan.fault === null ? null : (
        <p className="sheets-fault" role="alert">
          {words.fault(plan.fault)}
        </p>
      )}
      {plan.notices.map((notice) => (
        <p key={notice} className="sheets-note">
          {words.notice(notice)}
        </p>
      ))}
      {plan.leftOut.length > 0 ? (
        <p className="sheets-note">{t('office-sheets.left-out', { names: plan.leftOut.join(', ') })}</p>
      ) : null}
      {plan.encodings.length > 0 ? <p className="sheets-note">{t('office-sheets.encoding-why')}</p> : null}
      {plan.fault === null ? (
        <>
          <div className="sheets-how">
            {plan.encodings.length > 0 ? (
              <label>
                <span>{t('office-sheets.encoding')}</span>
                <select
                  className="ui-select"
                  value={plan.encodings[0]?.encoding}
                  disabled={busy}
                  onChange={({ target }) => {
                    const encoding = plan.encodings.find((option) => option.encoding === target.value)?.encoding
                    if (encoding) void choose({ encoding, show })
                  }}
                >
                  {TEXT_ENCODINGS.flatMap((name) => plan.encodings.filter(({ encoding }) => encoding === name)).map(
                    ({ encoding, words: examples }) => (
                      <option key={encoding} value={encoding}>
                        {`${examples.join(', ')} · ${t(`office-sheets.encoding-${encoding}`)}`}
                      </option>
                    ),
                  )}
                </select>
              </label>
            ) : null}
            {plan.sheets.length > 1 ? (
              <label>
                <span>{t('office-sheets.which-sheet')}</span>
                <select
                  className="ui-select"
                  value={plan.sheet ?? ''}
                  disabled={busy}
                  onChange={({ target }) => {
                    const sheet = target.value === '' ? null : Number(target.value)
                    void choose({ sheet, kind: null, show })
                  }}
                >
                  <option value="">{t('office-sheets.all-of-kind')}</option>
                  {plan.sheets.map(({ name, rows }, at) => (
                    <option key={`${at} ${name}`} value={at}>
                      {`${name} · ${t('office-sheets.rows', { count: rows })}`}
                    </option>
                  ))}
                </select>
              </label>
            ) : null}
            <label>
              <span>{t('office-sheets.which-kind')}</span>
              <select
                className="ui-select"
                value={plan.kind ?? ''}
                disabled={busy}
                onChange={({ target }) => void choose({ kind: (target.value || null) as SheetKind | null, show })}
              >
                <option value="">{t('office-sheets.kind-unknown')}</option>
                {SHEET_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`office-sheets.kind-${kind}`)}
                  </option>
                ))}
              </select>
            </label>
            <TitleOfAll
              title={plan.title === '' ? (plan.published?.publisher ?? '') : plan.title}
              isPublisher={plan.kind === 'medal-table'}
              busy={busy}
              onSay={(title) => void choose({ title, show })}
            />
            {plan.kind !== null && NOTHING_TO_TAKE_OUT.has(plan.kind) ? null : (
              <label className="sheets-check">
                <input
                  type="checkbox"
                  checked={plan.removes}
                  disabled={busy}
                  onChange={({ target }) => void choose({ removes: target.checked, show })}
                />
                <span>{t('office-sheets.removes')}</span>
              </label>
            )}
          </div>
          {plan.tables.map((table) => (
            <ColumnsPart
              key={`${table.headerRow} ${table.headerKey}`}
              table={table}
              opened={plan.kind === null}
              busy={busy}
              onChange={(fields) => void choose({ columns: { header: table.headerKey, fields }, show })}
            />
          ))}
          {plan.tables.length + plan.notRead.length === 0 ? (
            <p className="sheets-fault">{t('office-sheets.no-table')}</p>
          ) : null}
          <NotRead
            tables={plan.notRead}
            sheets={plan.sheets}
            busy={busy}
            onRead={({ sheet: of, kind }) => void choose({ sheet: of, kind, show })}
            onColumns={() => showColumns(sheet.current)}
          />
          {plan.kind === null ? null : <EffectPart effect={plan.effect} isOpen={open > 0} />}
          <Sums
            counts={counts}
            show={show}
            busy={busy}
            onShow={(state) => {
              setShow(state)
              void choose({ show: state })
            }}
          />
          <Questions
            questions={plan.questions}
            busy={busy}
            onAnswer={(question, answer) => void answerTo(question, answer)}
            onColumns={() => showColumns(sheet.current)}
          />
          {plan.names.length > 0 ? (
            <details className="sheets-names">
              <summary>{t('office-sheets.names', { count: plan.names.length })}</summary>
              <ul>
                {plan.names.map(({ set, code, name }) => (
                  <li key={`${set} ${code}`}>
                    <b dir="auto">{name}</b>
                    <span className="muted">{set === 'EVENT' ? genderOf(code, name) : ''}</span>
                    {codes ? <code> {code}</code> : null}
                  </li>
                ))}
              </ul>
            </details>
          ) : null}
          <RulesPart lines={plan.rules} />
          <SheetLines lines={[...plan.lines, ...more]} codes={codes} onCodes={setCodes} />
          {(next ?? (more.length === 0 ? plan.next : null)) === null ? null : (
            <Button disabled={busy} onClick={() => void readOn(next ?? plan.next ?? 0)}>
              {t('office-sheets.more')}
            </Button>
          )}
          <div className="sheets-bar">
            <p role="status" tabIndex={-1}>
              {barWords(t, plan)}
            </p>
            {open > 0 && plan.applicable && understood > 0 ? (
              <Button disabled={busy} onClick={() => void take(true)}>
                {t('office-sheets.take-clean', { count: counts.new + counts.changes + counts.same })}
              </Button>
            ) : null}
            <Button kind="main" disabled={busy || open > 0 || !plan.applicable} onClick={() => void take(false)}>
              {t('office-sheets.take', {
                count: counts.new + counts.changes + counts.same + open,
              })}
            </Button>
          </div>
        </>
      ) : null}
      <div className="sheets-now">
        {busy ? <SheetProgress id={id} onStop={() => sending.current?.abort()} /> : null}
        {failed === null ? null : <SheetFailed failed={failed} onClose={onClose} />}
      </div>
    </div>
  )
}

/** Returns the rows that are open, or the reason why nothing can be imported, in words. */
function barWords(t: OfficeTranslate, { applicable, counts }: SheetPlan): string {
  const { problems, doubts } = counts
  if (!applicable) {
    if (doubts > 0) return t('office-sheets.nothing-clean')
    if (problems > 0) return t('office-sheets.nothing-but-problems')
    const understood = counts.new + counts.changes + counts.leaves + counts.same
    return t(understood === 0 ? 'office-sheets.nothing-left' : 'office-sheets.nothing')
  }
  if (problems > 0 && doubts > 0) return t('office-sheets.some-open', { problems, doubts })
  if (problems > 0) return t('office-sheets.problems-open', { count: problems })
  return doubts > 0 ? t('office-sheets.doubts-open', { count: doubts }) : t('office-sheets.all-clean')
}

/** Opens the columns of all tables and moves to the first. */
function showColumns(sheet: HTMLElement | null): void {
  const parts = [...(sheet?.querySelectorAll<HTMLDetailsElement>('.sheets-columns') ?? [])]
  for (const part of parts) part.open = true
  parts[0]?.querySelector('select')?.focus()
}

/** Kinds of which what is not in the sheet stays; with a draw what an earlier one has goes in any case. */
const NOTHING_TO_TAKE_OUT: ReadonlySet<SheetKind> = new Set(['names', 'participants', 'teams', 'draws', 'medal-table'])

const TILES = [
  ['new', 'new'],
  ['changes', 'changes'],
  ['leaves', 'leaves'],
  ['doubts', 'doubt'],
  ['problems', 'problem'],
] as const

/** The title of a sheet without one, for all its rows; the publisher of a medal table. */
function TitleOfAll({
  title,
  isPublisher,
  busy,
  onSay,
}: {
  title: string
  isPublisher: boolean
  busy: boolean
  onSay: (title: string) => void
}) {
  const t = useT()
  const field = isPublisher ? 'publisher' : 'title-of-all'
  return (
    <form
      className="sheets-title"
      onSubmit={(event) => {
        event.preventDefault()
        const said = new FormData(event.currentTarget).get('title')
        onSay(typeof said === 'string' ? said.trim() : '')
      }}
    >
      <label>
        <span>{t(`office-sheets.${field}`)}</span>
        <input
          key={field}
          className="ui-input"
          name="title"
          defaultValue={title}
          maxLength={200}
          placeholder={t(`office-sheets.${field}-example`)}
        />
      </label>
      <Button type="submit" disabled={busy}>
        {t('office-sheets.title-of-all-say')}
      </Button>
    </form>
  )
}

/** How many rows are what; each number shows its rows. */
function Sums({
  counts,
  show,
  busy,
  onShow,
}: {
  counts: SheetPlan['counts']
  show: State | null
  busy: boolean
  onShow: (state: State | null) => void
}) {
  const t = useT()
  return (
    <div className="sheets-sums" role="group" aria-label={t('office-sheets.sums')}>
      <button type="button" aria-pressed={show === null} disabled={busy} onClick={() => onShow(null)}>
        <b>{counts.rows}</b>
        <span>{t('office-sheets.sum-rows', { count: counts.rows })}</span>
      </button>
      {TILES.map(([name, state]) => (
        <button
          key={name}
          type="button"
          data-of={state}
          data-none={counts[name] === 0 ? '' : undefined}
          aria-pressed={show === state}
          disabled={busy}
          onClick={() => onShow(show === state ? null : state)}
        >
          <b>{counts[name]}</b>
          <span>{t(`office-sheets.sum-${name}`, { count: counts[name] })}</span>
        </button>
      ))}
    </div>
  )
}
