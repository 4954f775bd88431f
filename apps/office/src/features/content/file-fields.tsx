import { isSafeAddress } from '@games/contract/content/rich-text'
import { LOCALE_NAMES } from '@games/web/i18n/locale.ts'
import { Field } from '@games/web/ui/Field.tsx'
import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useT } from '../../i18n/use-t.ts'
import { FileMark } from './FileMark.tsx'
import type { FieldSpec } from './kinds.ts'
import { inTurn } from './in-turn.ts'
import { useKnownFiles } from './known-files.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { TextInputs, type Texts } from './TextInputs.tsx'
import { type Accepted, ChooseFiles, SendingRows } from './uploads.tsx'
import { usePart } from './use-part.ts'
import type { Stored } from './upload-queue.ts'
import { useUploads } from './use-uploads.ts'
import { withText } from './with-text.ts'

type Of<As extends FieldSpec['as']> = Extract<FieldSpec, { as: As }>
interface Ref {
  readonly id: string
}

interface OneFileProps {
  readonly label: string
  readonly value: Ref | null
  readonly accepts: Accepted
  readonly hint?: string
  readonly error?: string | undefined
  readonly onChange: (file: Ref | null, stored?: Stored['file']) => void
}

/** A file by itself; another one takes its place once it is there. */
function OneFile({ label, value, accepts, hint, error, onChange }: OneFileProps) {
  const t = useT()
  const known = useKnownFiles()
  const uploads = useUploads([accepts], (stored) => {
    known.learn(stored)
    onChange({ id: stored.file.id }, stored.file)
  })
  const { sending } = uploads
  return (
    <fieldset className="content-group" aria-invalid={error !== undefined || undefined} tabIndex={-1}>
      <legend>{label}</legend>
      {hint ? <p className="muted small">{hint}</p> : null}
      <div className="content-row">
        {value ? <FileMark id={value.id} isLarge={accepts === 'image'} /> : null}
        {sending.length === 0 ? (
          <ChooseFiles accepts={[accepts]} onFiles={uploads.add}>
            {t(value ? 'office-content.other-file' : `office-content.choose-${accepts}`)}
          </ChooseFiles>
        ) : null}
        {value ? (
          <button
            type="button"
            className="office-button-small"
            aria-label={t('office-content.remove-this', { title: label })}
            onClick={() => onChange(null)}
          >
            {t('office-content.remove')}
          </button>
        ) : null}
      </div>
      <SendingRows {...uploads} />
      <span className="ui-field-error" role="status">
        {error}
      </span>
    </fieldset>
  )
}

const KINDS_OF_FILE = { pdf: 'hint-pdf', photo: 'hint-photo', logo: 'hint-logo', poster: 'hint-poster' } as const

export function FilePart({ spec }: { spec: Of<'file'> }) {
  const t = useT()
  const { value, set, label, wordsOf } = usePart<Ref | null>(spec)
  return (
    <OneFile
      label={label}
      value={value}
      accepts={spec.accepts}
      hint={t(`office-content.${KINDS_OF_FILE[spec.name]}`)}
      error={wordsOf(spec.name).error}
      onChange={set}
    />
  )
}

type Source = { readonly kind: 'file'; readonly file: Ref } | { readonly kind: 'address'; readonly address: string }

/** What a video is played from: a file of ours, or an address elsewhere. */
export function SourcePart() {
  const t = useT()
  const { value, set, label, wordsOf } = usePart<Source | null>({ name: 'source' })
  const { setValue, getValues } = useFormContext()
  const [typed, setTyped] = useState<string | null>(null)
  const written = value?.kind === 'address' ? value.address : ''
  const isWrong = typed !== null && typed !== '' && !(typed.startsWith('https://') && isSafeAddress(typed))
  const write = (text: string) => {
    const address = text.trim()
    setTyped(address)
    if (address === '') set(null)
    else if (address.startsWith('https://') && isSafeAddress(address)) set({ kind: 'address', address })
  }
  const error = wordsOf('source').error
  return (
    <div className="content-group">
      <OneFile
        label={label}
        value={value?.kind === 'file' ? value.file : null}
        accepts="video"
        hint={t('office-content.hint-video')}
        error={error}
        onChange={(file, stored) => {
          setTyped(null)
          set(file && { kind: 'file', file })
          if (stored?.seconds && getValues('seconds') === null)
            setValue('seconds', Math.max(1, Math.round(stored.seconds)))
        }}
      />
      {value?.kind === 'file' ? null : (
        <Field
          label={t('office-content.or-address')}
          hint={t('office-content.hint-address')}
          {...(isWrong && { error: t('office-content.wrong-address') })}
        >
          {(control) => (
            <input
              {...control}
              className="ui-input"
              type="url"
              maxLength={2_000}
              value={typed ?? written}
              onChange={({ target }) => write(target.value)}
            />
          )}
        </Field>
      )}
    </div>
  )
}

interface Caption {
  readonly language: Language
  readonly file: Ref
}

/** The words of a video, a file for each language. */
export function CaptionsPart() {
  const t = useT()
  const { value, set, label } = usePart<readonly Caption[]>({ name: 'captions' })
  const { getValues } = useFormContext()
  return (
    <fieldset className="content-group">
      <legend>{label}</legend>
      <p className="muted small">{t('office-content.hint-captions')}</p>
      <div className="content-three">
        {LANGUAGES.map((language) => (
          <OneFile
            key={language}
            label={LOCALE_NAMES[language]}
            value={value.find((one) => one.language === language)?.file ?? null}
            accepts="captions"
            onChange={(file) => {
              const others = (getValues('captions') as readonly Caption[]).filter((one) => one.language !== language)
              set(file ? [...others, { language, file }] : others)
            }}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface Attachment {
  readonly file: Ref
  readonly title: Texts
}
const MOST_ATTACHMENTS = 20

/** A file's name without its ending. */
export const titleOf = (name: string): string => name.replace(/\.\w{1,5}$/, '').slice(0, 200)

/** Files that go with a text, each with its title in three languages; sent with their progress, and the same file again after a broken network. */
export function AttachmentsPart() {
  const t = useT()
  const { value, set, label, wordsOf } = usePart<readonly Attachment[]>({ name: 'attachments' })
  const { getValues } = useFormContext()
  const known = useKnownFiles()
  const turns = useRef(new Map<string, number>())
  const uploads = useUploads(['pdf', 'image'], (stored) => {
    known.learn(stored)
    const { id, name } = stored.file
    turns.current.set(id, stored.turn)
    const attachment: Attachment = { file: { id }, title: { por: titleOf(name) } }
    set(inTurn(getValues('attachments') as readonly Attachment[], attachment, stored.turn, turns.current))
  })
  const room = MOST_ATTACHMENTS - value.length - uploads.sending.length
  const write = (at: number, language: Language, text: string) =>
    set(
      value.map((one, index) =>
        index === at
          ? { ...one, title: withText<string>(one.title, language, text === '' ? undefined : text, '') }
          : one,
      ),
    )
  return (
    <fieldset className="content-group content-attachments">
      <legend>{label}</legend>
      {value.map(({ file, title }, at) => (
        // a file may be attached twice
        // oxlint-disable-next-line react/no-array-index-key
        <div key={`${file.id} ${at}`} className="content-texts" role="group" aria-label={title.por}>
          <div className="content-row content-wide">
            <FileMark id={file.id} />
            <button
              type="button"
              className="office-button-small"
              aria-label={t('office-content.remove-this', { title: title.por })}
              onClick={() => set(value.filter((_, index) => index !== at))}
            >
              {t('office-content.remove')}
            </button>
          </div>
          <TextInputs
            label={t('office-content.field-title')}
            value={title}
            most={200}
            onWrite={(language, text) => write(at, language, text)}
            wordsOf={(language) => wordsOf(`attachments.${at}.title.${language}`)}
          />
        </div>
      ))}
      <SendingRows {...uploads} />
      {room > 0 ? (
        <ChooseFiles accepts={['pdf', 'image']} multiple onFiles={(files) => uploads.add(files.slice(0, room))}>
          {t('office-content.choose-file')}
        </ChooseFiles>
      ) : null}
    </fieldset>
  )
}
