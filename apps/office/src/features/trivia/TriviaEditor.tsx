import type { OfficeTrivia, TriviaDraft } from '@games/contract'
import { gamesTimeAt } from '@games/contract/clock'
import { ApiFailure } from '@games/contract/failure'
import { pick } from '@games/domain/text/localized'
import { DRAFT_FAULTS, type DraftFault, MOST_QUESTIONS } from '@games/domain/trivia/draft-faults'
import { QUESTION_KINDS } from '@games/domain/trivia/grading'
import { LOCALE_SHORT } from '@games/web/i18n/locale.ts'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { Button } from '@games/web/ui/Button.tsx'
import { Field } from '@games/web/ui/Field.tsx'
import { Select } from '@games/web/ui/Select.tsx'
import { toast } from '@games/web/ui/toast.ts'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useChange } from '../../calls/use-call.ts'
import { useDisciplines } from '../../calls/use-disciplines.ts'
import { useT } from '../../i18n/use-t.ts'
import { useGames } from '../../session/games.ts'
import { useTime } from '../../time/use-time.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { commandKey } from '../../ui/keys.ts'
import { OfficeIcon } from '../../ui/OfficeIcon.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { useUndoToast } from '../../ui/use-undo-toast.ts'
import { keepDraft, keptDraft, resumedDraft } from './kept-draft.ts'
import { PosterPanel } from './PosterPanel.tsx'
import { QuestionPart } from './QuestionPart.tsx'
import { newQuestion, swapped } from './questions.ts'
import { Texts } from './Texts.tsx'
import { triviaFaults } from './trivia-faults.ts'
import { useStateWords } from './TriviaRows.tsx'

const PasteQuestions = lazy(() => import('./PasteQuestions.tsx').then((part) => ({ default: part.PasteQuestions })))

interface TriviaEditorProps {
  readonly trivia: OfficeTrivia
  /** Another version is stored, and to be read. */
  readonly onSaved: () => void
  /** It is being taken out, and not to be read meanwhile. */
  readonly onRemoving: (isRemoving: boolean) => void
  readonly onRemoved: () => void
}

const isFault = (text: string | undefined): text is DraftFault =>
  (DRAFT_FAULTS as readonly (string | undefined)[]).includes(text)

/** One trivia: what it is about, when it is open, its questions, its poster. What is typed stays on this tab until it is saved. */
export function TriviaEditor({ trivia, onSaved, onRemoving, onRemoved }: TriviaEditorProps) {
  const t = useT()
  const locale = useLocale()
  const { id, version, started, graded, unlocked } = trivia
  const { local, instant } = useTime()
  const { clock } = useGames()
  const stateWords = useStateWords()
  const disciplines = useDisciplines()
  const undoToast = useUndoToast()
  const [kept, setKept] = useState(() => keptDraft(id))
  const [draft, setDraft] = useState<TriviaDraft>(kept ? resumedDraft(kept, trivia) : trivia.draft)
  /** What the server has: as it was read, or as it was saved from here since. */
  const [saved, setSaved] = useState({ version, draft: trivia.draft })
  /** The version that the draft was written on. */
  const [base, setBase] = useState(kept?.version ?? version)
  /** Question that is open; null: none. */
  const [open, setOpen] = useState<number | null>(version === 0 ? null : 0)
  const [isPasting, setPasting] = useState(false)
  /** What the server, or a try to open it, has found wrong. */
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const save = useChange('saveOfficeTrivia')
  const remove = useChange('removeOfficeTrivia')
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved.draft)
  const isFixed = started > 0
  const isOtherRight = draft.questions.some(
    ({ right }, at) => JSON.stringify(right) !== JSON.stringify(saved.draft.questions[at]?.right),
  )
  useEffect(() => keepDraft(id, isChanged ? { version: base, draft } : null), [id, base, draft, isChanged])
  const put = (change: Partial<TriviaDraft>) => {
    setFaults({})
    setDraft((before) => ({ ...before, ...change }))
  }
  const putQuestions = (questions: TriviaDraft['questions']) => put({ questions })

  const store = (change: Partial<TriviaDraft> = {}) => {
    if (save.isPending) return
    const next = { ...draft, ...change }
    const found = triviaFaults(next)
    setFaults(found)
    if (Object.keys(found).length > 0) {
      const first = Object.keys(found).find((name) => name.startsWith('questions.'))
      if (first) setOpen(Number(first.slice('questions.'.length)))
      toast.error(t('office-trivia.incomplete'), { description: t('office-trivia.incomplete-why') })
      return
    }
    save.mutate(
      { params: { id }, body: { version: saved.version, draft: next } },
      {
        onSuccess: ({ action, version: stored, recalculated }) => {
          // what was typed meanwhile stays, as a change of the version that is stored now
          setSaved({ version: stored, draft: next })
          setBase(stored)
          setDraft((typed) => ({ ...typed, ...change }))
          undoToast(
            t(trivia.draft.isDraft && !next.isDraft ? 'office-trivia.opened' : 'office-trivia.saved'),
            action,
            recalculated > 0 ? t('office-trivia.recalculated', { count: recalculated }) : undefined,
          )
          onSaved()
        },
        onError: (error) => {
          if (error instanceof ApiFailure) setFaults(error.details.fields ?? {})
        },
      },
    )
  }
  const storing = useRef(store)
  useEffect(() => {
    storing.current = store
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
      if ((event.key !== 'Enter' && event.key.toLowerCase() !== 's') || document.querySelector('dialog[open]')) return
      event.preventDefault()
      storing.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  const isConflict = save.error instanceof ApiFailure && save.error.id === 'changed-meanwhile'
  const isBegun = save.error instanceof ApiFailure && save.error.id === 'already-answered'
  const missing = (['spa', 'eng'] as const).map((language) => ({
    language,
    count: draft.questions.filter(({ text }) => (text[language] ?? '').trim() === '').length,
  }))
  return (
    <>
      <div className="office-page trivia-editor">
        <PageHead
          title={pick(draft.title, locale) || t('office-trivia.untitled')}
          about={
            <>
              <b className="trivia-state" data-state={trivia.state}>
                {version === 0 ? t('office-trivia.is-new') : stateWords({ ...trivia.draft, state: trivia.state })}
              </b>{' '}
              {graded > 0
                ? t('office-trivia.figures', { count: graded, inTime: Math.round((trivia.inTime / graded) * 100) })
                : null}
            </>
          }
        />
        {kept && isChanged ? (
          <p className="trivia-note" role={base === saved.version ? undefined : 'alert'}>
            {t(base === saved.version ? 'office-trivia.kept' : 'office-trivia.kept-other')}{' '}
            <button
              type="button"
              className="office-button-small"
              onClick={() => {
                setDraft(saved.draft)
                setKept(null)
              }}
            >
              {t('office-trivia.discard')}
            </button>
          </p>
        ) : null}
        <form
          noValidate
          data-unsent={isChanged}
          onSubmit={(event) => {
            event.preventDefault()
            store()
          }}
        >
          <Texts label={t('office-trivia.title')} value={draft.title} most={120} onChange={(title) => put({ title })} />
          {faults['title'] ? <p className="trivia-fault">{t('office-trivia.fault-title')}</p> : null}
          <div className="trivia-facts">
            <Select
              label={t('office-trivia.discipline')}
              value={draft.discipline}
              options={[
                ...disciplines.map(({ code, name }) => ({ value: code, label: name })),
                ...(disciplines.some(({ code }) => code === draft.discipline)
                  ? []
                  : [{ value: draft.discipline, label: draft.discipline }]),
              ]}
              onChange={(discipline) => put({ discipline })}
            />
            <Field label={t('office-trivia.minutes')}>
              {(control) => (
                <input
                  {...control}
                  className="ui-input"
                  type="number"
                  min={1}
                  max={240}
                  value={draft.minutes}
                  onChange={({ target }) => put({ minutes: within(target.value, 1, 240) })}
                />
              )}
            </Field>
            <Field
              label={t('office-trivia.points')}
              hint={t('office-trivia.points-sum', { count: draft.points * draft.questions.length })}
            >
              {(control) => (
                <input
                  {...control}
                  className="ui-input"
                  type="number"
                  min={0}
                  max={10_000}
                  step={50}
                  disabled={isFixed}
                  value={draft.points}
                  onChange={({ target }) => put({ points: within(target.value, 0, 10_000) })}
                />
              )}
            </Field>
            <Field
              label={t('office-trivia.author')}
              {...(faults['author'] && { error: t('office-trivia.fault-author') })}
            >
              {(control) => (
                <input
                  {...control}
                  className="ui-input"
                  maxLength={120}
                  value={draft.author}
                  onChange={({ target }) => put({ author: target.value })}
                />
              )}
            </Field>
            {(['opensAt', 'closesAt'] as const).map((end) => (
              <Field
                key={end}
                label={t(`office-trivia.${end === 'opensAt' ? 'from' : 'until'}`)}
                {...(faults[end] && { error: t('office-trivia.fault-dates') })}
              >
                {(control) => (
                  <input
                    {...control}
                    className="ui-input"
                    type="datetime-local"
                    value={draft[end] === null ? '' : local(draft[end])}
                    onChange={({ target }) =>
                      put({ [end]: target.value === '' ? null : new Date(instant(target.value)).toISOString() })
                    }
                  />
                )}
              </Field>
            ))}
          </div>
          <Texts
            label={t('office-trivia.place')}
            value={draft.place ?? { por: '' }}
            most={120}
            onChange={(place) => put({ place: Object.values(place).every((text) => text === '') ? null : place })}
          />
          <p className="muted trivia-server">
            {t('office-trivia.server-time')}{' '}
            {missing
              .filter(({ count }) => count > 0)
              .map(({ language, count }) => (
                <b key={language}>
                  {LOCALE_SHORT[language]}: {t('office-trivia.missing', { count })}{' '}
                </b>
              ))}
          </p>
          <h2 className="office-h2">
            {t('office-trivia.questions-head')}
            <span className="office-h2-more">{t('office-trivia.in-order', { count: draft.questions.length })}</span>
          </h2>
          {isFixed ? <p className="trivia-note">{t('office-trivia.fixed', { count: started })}</p> : null}
          {faults['questions'] ? <p className="trivia-fault">{t('office-trivia.fault-none')}</p> : null}
          <ol className="trivia-questions">
            {draft.questions.map((question, at) => {
              const found = faults[`questions.${at}`]
              return (
                // a question has no name but its place
                // oxlint-disable-next-line react/no-array-index-key
                <QuestionPart
                  key={at}
                  question={question}
                  number={at + 1}
                  count={draft.questions.length}
                  isOpen={open === at}
                  isFixed={isFixed}
                  fault={isFault(found) ? found : null}
                  onOpen={() => setOpen(open === at ? null : at)}
                  onChange={(next) => putQuestions(draft.questions.map((one, place) => (place === at ? next : one)))}
                  onMove={(by) => {
                    putQuestions(swapped(draft.questions, at, at + by))
                    if (open === at) setOpen(at + by)
                  }}
                  onRemove={() => {
                    setOpen(null)
                    putQuestions(draft.questions.filter((_, place) => place !== at))
                  }}
                />
              )
            })}
          </ol>
          {isFixed || draft.questions.length >= MOST_QUESTIONS ? null : (
            <div className="office-actions trivia-add">
              <span className="muted">{t('office-trivia.add')}</span>
              {QUESTION_KINDS.map((kind) => (
                <button
                  key={kind}
                  type="button"
                  className="office-button-small"
                  onClick={() => {
                    setOpen(draft.questions.length)
                    putQuestions([...draft.questions, newQuestion(kind)])
                  }}
                >
                  <OfficeIcon name="plus" />
                  {t(`office-trivia.kind-${kind}`)}
                </button>
              ))}
              <button type="button" className="office-button-small" onClick={() => setPasting(true)}>
                {t('office-trivia.paste')}
              </button>
            </div>
          )}
          {isConflict ? (
            <div className="trivia-note" role="alert">
              <b>{t('office.changed')}</b> {t('office-trivia.conflict-why')}{' '}
              <button
                type="button"
                className="office-button-small"
                onClick={() => {
                  keepDraft(id, null)
                  onSaved()
                }}
              >
                {t('office-trivia.read-new')}
              </button>
            </div>
          ) : isBegun ? (
            <p className="trivia-note" role="alert">
              {t('office-trivia.begun-meanwhile')}
            </p>
          ) : save.error && Object.keys(faults).length === 0 ? (
            <CallFailed error={save.error} />
          ) : null}
          {remove.error ? <CallFailed error={remove.error} /> : null}
          <footer className="trivia-foot">
            <p role="status">
              {graded > 0 && isOtherRight
                ? t('office-trivia.recalculates-now', { count: graded })
                : graded > 0
                  ? t('office-trivia.recalculates', { count: graded })
                  : t(isChanged || saved.version === 0 ? 'office-trivia.unsaved' : 'office-trivia.all-saved')}
            </p>
            <div className="office-actions">
              {version > 0 && unlocked === 0 ? (
                <Button
                  disabled={remove.isPending}
                  onClick={() => {
                    onRemoving(true)
                    remove.mutate(
                      { params: { id } },
                      {
                        onSuccess: ({ action }) => {
                          keepDraft(id, null)
                          undoToast(t('office-trivia.removed'), action)
                          onRemoved()
                        },
                        onError: () => onRemoving(false),
                      },
                    )
                  }}
                >
                  {t('office-trivia.remove')}
                </Button>
              ) : null}
              {trivia.state === 'open' ? (
                <Button
                  disabled={save.isPending}
                  onClick={() => store({ closesAt: new Date(gamesTimeAt(clock, Date.now())).toISOString() })}
                >
                  {t('office-trivia.close-now')}
                </Button>
              ) : null}
              {draft.isDraft ? (
                <Button disabled={save.isPending} onClick={() => store({ isDraft: false })}>
                  {t('office-trivia.open-it')}
                </Button>
              ) : unlocked === 0 && version > 0 ? (
                <Button disabled={save.isPending} onClick={() => store({ isDraft: true })}>
                  {t('office-trivia.to-draft')}
                </Button>
              ) : null}
              <Button kind="main" type="submit" disabled={save.isPending || !isChanged}>
                {t('office-trivia.save')} <kbd className="office-key">{commandKey()} ↵</kbd>
              </Button>
            </div>
          </footer>
        </form>
      </div>
      {isPasting ? (
        <Suspense>
          <PasteQuestions
            room={MOST_QUESTIONS - draft.questions.length}
            onClose={() => setPasting(false)}
            onAdd={(questions) => {
              putQuestions([...draft.questions, ...questions])
              setOpen(draft.questions.length)
              setPasting(false)
            }}
          />
        </Suspense>
      ) : null}
      {version > 0 ? <PosterPanel trivia={trivia} /> : null}
    </>
  )
}

/** What is no number between the two is the nearest that is. */
const within = (text: string, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(Number(text)) || least))
