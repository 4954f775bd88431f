import { FILE_FAULTS, type FileFault } from '@games/contract/files/files'
import { ApiFailure } from '@games/contract/failure'
import { sendFile } from '@games/contract/files/send-file'
import { serverOrigin } from '@games/web/session/bearer.ts'
import { LOCALE_NAMES, LOCALE_TAGS } from '@games/web/i18n/locale.ts'
import { credentials } from '@games/web/session/private-api.ts'
import { Field } from '@games/web/ui/Field.tsx'
import { useEffect, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useT } from '../../i18n/use-t.ts'
import { faultIn } from './fault-in.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { withText } from './with-text.ts'

type Texts = { readonly por: string } & { readonly [L in 'spa' | 'eng']?: string }
interface Attachment {
  readonly file: { readonly id: string }
  readonly title: Texts
}
const MOST = 20

/** A file on its way. `part`: from 0 to 1; `fault`: why it was not taken, `away` where there was no answer. */
interface Sending {
  readonly id: string
  readonly file: File
  readonly part: number
  readonly fault: FileFault | 'away' | null
}

const isFault = (value: unknown): value is FileFault => (FILE_FAULTS as readonly unknown[]).includes(value)
const faultOf = (error: unknown): FileFault | 'away' =>
  error instanceof ApiFailure && isFault(error.details.file) ? error.details.file : 'away'

/** Files that go with a text, each with its title in three languages; sent with their progress, and the same file again after a broken network. */
export function AttachmentsPart() {
  const t = useT()
  const { field, formState } = useController({ name: 'attachments' })
  const { getValues } = useFormContext()
  const value = field.value as readonly Attachment[]
  const [sending, setSending] = useState<readonly Sending[]>([])
  const stops = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const all = stops.current
    return () => {
      for (const stop of all.values()) stop.abort()
    }
  }, [])
  const note = (id: string, change: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)))
  const forget = (id: string) => {
    stops.current.get(id)?.abort()
    stops.current.delete(id)
    setSending((all) => all.filter((one) => one.id !== id))
  }
  const send = async ({ id, file }: Pick<Sending, 'id' | 'file'>) => {
    const stop = new AbortController()
    stops.current.set(id, stop)
    note(id, { part: 0, fault: null })
    try {
      const stored = await sendFile(file, {
        id,
        credentials,
        baseUrl: serverOrigin(),
        signal: stop.signal,
        onProgress: (part) => note(id, { part }),
      })
      forget(id)
      const title = stored.name.replace(/\.\w{1,5}$/, '').slice(0, 200)
      field.onChange([
        ...(getValues('attachments') as Attachment[]),
        { file: { id: stored.id }, title: { por: title } },
      ])
    } catch (error) {
      if (!stop.signal.aborted) note(id, { fault: faultOf(error) })
    }
  }
  const add = (files: readonly File[]) => {
    const room = MOST - value.length - sending.length
    const begun = files
      .slice(0, Math.max(0, room))
      .map((file) => ({ id: crypto.randomUUID(), file, part: 0, fault: null }))
    setSending((all) => [...all, ...begun])
    for (const one of begun) void send(one)
  }
  const write = (at: number, language: Language, text: string) =>
    field.onChange(
      value.map((one, index) =>
        index === at
          ? { ...one, title: withText<string>(one.title, language, text === '' ? undefined : text, '') }
          : one,
      ),
    )
  return (
    <fieldset className="content-group content-attachments">
      <legend>{t('office-content.field-attachments')}</legend>
      {value.map(({ file, title }, at) => (
        <div key={file.id} className="content-texts" role="group" aria-label={title.por}>
          {LANGUAGES.map((language) => (
            <div key={language} className="content-text" data-language={language}>
              <Field
                label={LOCALE_NAMES[language]}
                {...(faultIn(formState.errors, `attachments.${at}.title.${language}`) !== undefined && {
                  error: t('office-content.required'),
                })}
              >
                {(control) => (
                  <input
                    {...control}
                    className="ui-input"
                    maxLength={200}
                    lang={LOCALE_TAGS[language]}
                    value={title[language] ?? ''}
                    onChange={({ target }) => write(at, language, target.value)}
                  />
                )}
              </Field>
            </div>
          ))}
          <button
            type="button"
            className="office-button-small"
            aria-label={t('office-content.remove-this', { title: title.por })}
            onClick={() => field.onChange(value.filter((one) => one.file.id !== file.id))}
          >
            {t('office-content.remove')}
          </button>
        </div>
      ))}
      {sending.map(({ id, file, part, fault }) => (
        <div key={id} className="content-sending">
          <b>{file.name}</b>
          {fault === null ? (
            <>
              <progress value={part} aria-label={file.name} />
              <span className="muted small">
                {part < 1 ? t('office-content.sent', { part: Math.floor(part * 100) }) : t('office-content.checking')}
              </span>
            </>
          ) : (
            <span className="ui-field-error" role="alert">
              {t(`office-content.file-${fault}`)}
            </span>
          )}
          {fault === 'away' ? (
            <button type="button" className="office-button-small" onClick={() => void send({ id, file })}>
              {t('office.retry')}
            </button>
          ) : null}
          <button type="button" className="office-button-small" onClick={() => forget(id)}>
            {t(fault === null ? 'office-content.stop' : 'office-content.remove')}
          </button>
        </div>
      ))}
      {value.length + sending.length < MOST ? (
        <label className="office-button-small content-choose-file">
          <span>{t('office-content.choose-file')}</span>
          <input
            className="ui-hidden"
            type="file"
            accept=".pdf,image/*"
            multiple
            onChange={({ target }) => {
              add([...(target.files ?? [])])
              target.value = ''
            }}
          />
        </label>
      ) : null}
    </fieldset>
  )
}
