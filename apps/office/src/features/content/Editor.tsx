import type { ContentItem } from '@games/contract'
import { ContentBody } from '@games/contract/content/content-body'
import type { ContentFile } from '@games/contract/content/shown-content'
import { missingIn } from '@games/contract/content/missing-in'
import { type ContentKind, TRANSLATIONS, type TranslationState } from '@games/domain/content/content-kinds'
import { LOCALE_NAMES, LOCALE_SHORT } from '@games/web/i18n/locale.ts'
import { Button } from '@games/web/ui/Button.tsx'
import { toast } from '@games/web/ui/toast.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { type CallInput, call } from '../../calls/call.ts'
import { spotNames, spotStore } from '../../frame/spot.ts'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import { commandKey } from '../../ui/keys.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { useCallForm } from '../../ui/use-call-form.ts'
import { titleIn } from './bodies.ts'
import { ConflictPanel } from './ConflictPanel.tsx'
import { CorrectionPart, correctionOf, NO_CORRECTION } from './CorrectionPart.tsx'
import type { SaverState } from './draft-saver.ts'
import { ContentField } from './fields.tsx'
import { EMPTY, FIELDS, labelOf, SAYS_CORRECTION } from './kinds.ts'
import { KnownFilesContext } from './known-files.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { StateMark } from './marks.tsx'
import { MissingParts } from './missing-parts.ts'
import { SidePanel } from './SidePanel.tsx'
import { soundOf } from './sound-of.ts'
import { StateSteps } from './StateSteps.tsx'
import type { Texts } from './TextInputs.tsx'
import { TranslationHeads } from './TranslationHeads.tsx'
import { useDraft } from './use-draft.ts'
import { useFiles } from './use-files.ts'

interface EditorProps {
  readonly id: string
  readonly kind: ContentKind
  /** As it was read when the page was opened; null: it is new. */
  readonly item: ContentItem | null
  /** The server has it for the first time. */
  readonly onCreated?: () => void
}

/** One that is new names none. */
const NO_FILES: readonly ContentFile[] = []

/** The first that is marked as wrong, else the first of its field. */
function focusFault(field: string | undefined): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  const marked = find('.content-field [aria-invalid=true]')
  const first = find(`[data-field="${field}"] :is(input,textarea,[role=textbox])`)
  const chosen = marked ?? first
  chosen?.focus()
}

/** What is done with it besides writing. */
type Doing = 'withdrawContent' | 'archiveContent' | 'takeFromArchive' | 'unscheduleContent'

/** A piece of content in three languages: what is typed is kept by itself, what is published is said. */
export function Editor({ id, kind, item: opened, onCreated }: EditorProps) {
  const t = useT()
  // what the fields hold is a body of the contract, of whatever kind
  const form = useCallForm<FieldValues>(ContentBody, { ...(opened?.body ?? EMPTY[kind]) })
  const [language, setLanguage] = useState<Language>('por')
  const { moment, local, instant } = useTime()
  /** Of the games' zone, as the field holds it; null: nobody is choosing. */
  const [when, setWhen] = useState<string | null>(null)
  /** What visitors are told was corrected, once what is published is published anew. */
  const [correction, setCorrection] = useState<Texts>(NO_CORRECTION)
  const [busy, setBusy] = useState(false)
  const [faulty, setFaulty] = useState(false)
  /** Publishing was tried: what it waits for is marked. */
  const [isTried, setTried] = useState(false)
  const { saver, state, found } = useDraft({
    id,
    kind,
    item: opened,
    onTaken: (body) => form.reset(body, { keepErrors: true }),
  })
  const { item } = state
  const isThere = item !== null
  useEffect(() => {
    if (isThere) onCreated?.()
  }, [isThere, onCreated])
  const latest = useRef(saver)
  useEffect(() => {
    latest.current = saver
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const { body, isSound } = soundOf(values, latest.current().current())
          setFaulty(!isSound)
          latest.current().changed(body)
        },
      }),
    [form],
  )
  const failed = () => {
    toast.error(t('office-content.not-published'), { description: t('office-content.not-published-why') })
  }
  /** `at`: when, as ISO; absent: now. */
  const publish = async (at?: string) => {
    if (busy || state.phase === 'conflict') return
    const body = saver().current()
    const missing = missingIn(body)
    if (!(await form.trigger()) || missing.length > 0) {
      setTried(true)
      toast.error(t('office-content.incomplete'), { description: t('office-content.incomplete-why') })
      const [first] = missing
      requestAnimationFrame(() => focusFault(first?.[0]))
      return
    }
    setBusy(true)
    try {
      if (!(await saver().flush())) {
        failed()
        return
      }
      const wasPublished = item?.published ?? null
      const version = saver().version()
      if (version === null) return
      const told = wasPublished ? correctionOf(correction) : null
      const next = await call('publishContent', {
        params: { id },
        body: { version, ...(at !== undefined && { at }), ...(told && { correction: told }) },
      })
      saver().took(next)
      setCorrection(NO_CORRECTION)
      setTried(false)
      if (next.scheduled) {
        toast.success(t('office-content.is-scheduled', { time: moment(next.scheduled.at) }), {
          action: { label: t('office.undo'), onClick: () => void run('unscheduleContent') },
        })
        return
      }
      toast.success(t('office-content.published'), {
        description: t('office-content.published-why'),
        ...(wasPublished === null && {
          action: { label: t('office.undo'), onClick: () => void run('withdrawContent') },
        }),
      })
    } catch {
      failed()
    } finally {
      setBusy(false)
    }
  }
  const run = async (name: Doing) => {
    setBusy(true)
    try {
      const input: CallInput<Doing> = { params: { id } }
      saver().took(await call(name, input))
      toast.success(t(`office-content.done-${name}`))
    } catch {
      toast.error(t('office.failed'), { description: t('office.failed-why') })
    } finally {
      setBusy(false)
    }
  }
  const keys = useRef({ publish: () => publish(), save: () => saver().flush() })
  useEffect(() => {
    keys.current = { publish: () => publish(), save: () => saver().flush() }
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || document.querySelector('dialog[open]')) return
      const key = event.key.toLowerCase()
      if (event.shiftKey && key === 'p') {
        event.preventDefault()
        void keys.current.publish()
      } else if (!event.shiftKey && (key === 's' || key === 'enter')) {
        event.preventDefault()
        void keys.current.save()
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const within = target instanceof Element ? target : null
      const field = within?.closest<HTMLElement>('[data-field]')?.dataset['field']
      const of = within?.closest<HTMLElement>('[data-language]')?.dataset['language']
      spotStore.set({ spot: field === undefined ? null : [field.toLowerCase(), of].filter(Boolean).join(':') })
    }
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('focusin', onFocus)
      spotStore.set({ spot: null })
    }
  }, [])
  useEffect(() => {
    spotNames.set({
      nameOf: (spot) => {
        const [name, of] = spot.split(':')
        const field = FIELDS[kind].find((one) => one.name.toLowerCase() === name)
        const label = field && labelOf(kind, field.name)
        if (!label) return null
        const inLanguage = LANGUAGES.find((one) => one === of)
        return [t(`office-content.field-${label}`), inLanguage ? LOCALE_NAMES[inLanguage] : null]
          .filter((part) => part !== null)
          .join(', ')
      },
    })
    return () => spotNames.set({ nameOf: () => null })
  }, [kind, t])
  // a file that no field takes is not opened in the place of what is written
  useEffect(() => {
    const guard = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    addEventListener('dragover', guard)
    addEventListener('drop', guard)
    return () => {
      removeEventListener('dragover', guard)
      removeEventListener('drop', guard)
    }
  }, [])
  const { data: preview } = useQuery({
    queryKey: ['previewContent', id, item?.version],
    queryFn: ({ signal }) => call('previewContent', { params: { id }, query: { version: item?.version } }, { signal }),
    enabled: isThere,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const files = useFiles(isThere ? preview?.files : NO_FILES)
  // the fields hold what a body holds, though one of them may be wrong just now
  const body = form.watch() as ContentBody
  const title = titleIn(body)
  const missing = new Set(isTried ? missingIn(body).map((path) => path.join('.')) : [])
  const isPublished = item?.published != null
  const isCurrent = isPublished && item.published?.version === item.version && state.phase === 'saved'
  return (
    <div className="office-page content-editor" data-shown={language}>
      <div className="content-main">
        <PageHead
          title={title === '' ? t('office-content.untitled') : title}
          about={
            <>
              <a href={`/office/content?kind=${kind}`}>{t(`office-content.kind-${kind}`)}</a>
              {' · '}
              {item ? <StateMark row={item} /> : t('office-content.is-new')}
            </>
          }
        />
        <StateSteps item={item} />
        {found ? <p className="content-note">{t('office-content.found')}</p> : null}
        {state.conflict ? (
          <ConflictPanel
            conflict={state.conflict}
            mine={saver().current()}
            onDecided={(decided) => void saver().resolve(decided)}
          />
        ) : null}
        <FormProvider {...form}>
          <form
            noValidate
            data-unsent={state.phase !== 'saved' && !state.isStored}
            onSubmit={(event) => event.preventDefault()}
          >
            <div className="content-tabs" role="group" aria-label={t('office-content.languages')}>
              {LANGUAGES.map((one) => (
                <button key={one} type="button" aria-pressed={one === language} onClick={() => setLanguage(one)}>
                  {LOCALE_SHORT[one]}
                </button>
              ))}
            </div>
            <TranslationHeads
              body={body}
              item={item}
              onChange={(next) => {
                form.reset(next, { keepErrors: true })
                saver().changed(next)
              }}
              onConfirm={(one) => void saver().confirm([one])}
            />
            <MissingParts value={missing}>
              <KnownFilesContext value={files}>
                {FIELDS[kind].map((spec) => (
                  <div key={spec.name} data-field={spec.name} className="content-field">
                    <ContentField spec={spec} />
                  </div>
                ))}
              </KnownFilesContext>
            </MissingParts>
          </form>
        </FormProvider>
        {isPublished && !isCurrent && SAYS_CORRECTION.has(kind) ? (
          <CorrectionPart value={correction} onChange={setCorrection} />
        ) : null}
      </div>
      <SidePanel item={item} saver={saver} isBusy={state.phase === 'conflict'} language={language} />
      <footer className="content-foot">
        <SavedLine state={state} faulty={faulty} />
        <div className="office-actions">
          {item?.state === 'archived' ? (
            <Button disabled={busy} onClick={() => void run('takeFromArchive')}>
              {t('office-content.do-takeFromArchive')}
            </Button>
          ) : item && !isPublished ? (
            <Button disabled={busy} onClick={() => void run('archiveContent')}>
              {t('office-content.do-archiveContent')}
            </Button>
          ) : null}
          {item?.scheduled ? (
            <Button disabled={busy} onClick={() => void run('unscheduleContent')}>
              {t('office-content.do-unscheduleContent')}
            </Button>
          ) : null}
          {item?.state === 'archived' || state.phase === 'conflict' ? null : when === null ? (
            <Button disabled={busy} onClick={() => setWhen(item?.scheduled ? local(item.scheduled.at) : '')}>
              {t('office-content.schedule')}
            </Button>
          ) : (
            <span className="content-when">
              <label>
                <span>{t('office-content.when')}</span>
                <input
                  className="ui-input"
                  type="datetime-local"
                  value={when}
                  onChange={({ target }) => setWhen(target.value)}
                />
              </label>
              <Button
                disabled={busy || when === ''}
                onClick={() => {
                  setWhen(null)
                  void publish(instant(when))
                }}
              >
                {t('office-content.schedule-then')}
              </Button>
              <Button kind="quiet" onClick={() => setWhen(null)}>
                {t('office-content.schedule-not')}
              </Button>
            </span>
          )}
          {isPublished ? (
            <Button disabled={busy} onClick={() => void run('withdrawContent')}>
              {t('office-content.do-withdrawContent')}
            </Button>
          ) : null}
          {item?.state === 'archived' ? null : (
            <Button
              kind="main"
              disabled={busy || isCurrent || state.phase === 'conflict'}
              aria-keyshortcuts="Meta+Shift+P Control+Shift+P"
              onClick={() => void publish()}
            >
              {t(isPublished ? 'office-content.publish-changes' : 'office-content.publish')}{' '}
              <kbd className="office-key">⇧ {commandKey()} P</kbd>
            </Button>
          )}
        </div>
      </footer>
    </div>
  )
}

/** Where what was typed is, and what the public reads where a translation is missing. */
function SavedLine({ state: { phase, isStored, item }, faulty }: { state: SaverState; faulty: boolean }) {
  const t = useT()
  const { moment } = useTime()
  const words =
    phase === 'saved'
      ? item
        ? t('office-content.saved', { time: moment(item.changedAt) })
        : t('office-content.not-yet')
      : isStored || phase === 'saving' || phase === 'conflict'
        ? t(`office-content.phase-${phase}`)
        : t('office-content.phase-unstored')
  const named = (wanted: TranslationState) => {
    const languages = TRANSLATIONS.filter((one) => item?.translations[one].state === wanted)
    return languages.map((one) => LOCALE_SHORT[one]).join(', ')
  }
  const [missing, stale] = [named('missing'), named('stale')]
  return (
    <p className="content-saved" role="status" data-phase={phase}>
      {words} {faulty ? <b>{t('office-content.faulty')}</b> : null}{' '}
      {missing === '' ? null : t('office-content.missing-languages', { languages: missing })}{' '}
      {stale === '' ? null : t('office-content.stale-languages', { languages: stale })}
    </p>
  )
}
