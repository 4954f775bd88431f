import { isSame } from '@games/domain/content/merge'
import { Field } from '@games/web/ui/Field.tsx'
import { memo, useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import { FileMark } from './FileMark.tsx'
import { inTurn } from './in-turn.ts'
import { useKnownFiles } from './known-files.ts'
import type { Language } from './languages.ts'
import { moved } from '../../ui/moved.ts'
import { OrderButtons } from './OrderButtons.tsx'
import { TextInputs, type Texts } from './TextInputs.tsx'
import { ChooseFiles, SendingRows } from './uploads.tsx'
import { UnitChoice } from './unit-fields.tsx'
import { usePart } from './use-part.ts'
import { useUploads } from './use-uploads.ts'
import { withText } from './with-text.ts'

interface Photo {
  readonly file: { readonly id: string }
  readonly alt: Texts
  readonly caption: Texts | null
  readonly takenAt: string | null
  readonly unit: string | null
}
const MOST = 300

/** The photos of an album in their order, each with what is seen on it; many are sent at once. */
export function PhotosPart() {
  const t = useT()
  const { value, set, label, wordsOf } = usePart<readonly Photo[]>({ name: 'photos' })
  const { getValues } = useFormContext()
  const known = useKnownFiles()
  const now = () => getValues('photos') as readonly Photo[]
  const turns = useRef(new Map<string, number>())
  const uploads = useUploads(['image'], (stored) => {
    known.learn(stored)
    const { id } = stored.file
    turns.current.set(id, stored.turn)
    const photo = { file: { id }, alt: { por: '' }, caption: null, takenAt: null, unit: null }
    set(inTurn(now(), photo, stored.turn, turns.current))
  })
  const [dragged, setDragged] = useState<number | null>(null)
  const act = useRef({
    change: (_at: number, _photo: Photo) => {},
    move: (_from: number, _to: number) => {},
    remove: (_at: number) => {},
  })
  useEffect(() => {
    act.current = {
      change: (at, photo) => set(now().map((one, index) => (index === at ? photo : one))),
      move: (from, to) => set(moved(now(), from, to)),
      remove: (at) => set(now().filter((_, index) => index !== at)),
    }
  })
  const [acts] = useState<PhotoActs>(() => ({
    change: (at, photo) => act.current.change(at, photo),
    move: (from, to) => act.current.move(from, to),
    remove: (at) => act.current.remove(at),
  }))
  const room = MOST - value.length - uploads.sending.length
  const silent = value.filter(({ alt }) => alt.por.trim() === '').length
  return (
    <fieldset className="content-group">
      <legend>{label}</legend>
      <p className="muted small">{t('office-content.hint-photos')}</p>
      <p role="status" className={silent > 0 ? 'content-silent' : 'muted small'}>
        {silent > 0
          ? t('office-content.silent-photos', { count: silent })
          : t('office-content.photos', { count: value.length })}
      </p>
      <ol className="content-list content-photos">
        {value.map((photo, at) => (
          // the same file may be in an album twice
          // dragging is extra: the buttons of a row move it too
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={`${photo.file.id} ${value.slice(0, at).filter(({ file }) => file.id === photo.file.id).length}`}
            data-dragged={dragged === at ? '' : undefined}
            onDragOver={(event) => {
              if (dragged !== null) event.preventDefault()
            }}
            onDrop={(event) => {
              if (dragged === null) return
              event.preventDefault()
              event.stopPropagation()
              acts.move(dragged, at)
              setDragged(null)
            }}
          >
            <span
              className="content-grip"
              draggable
              onDragStart={({ dataTransfer }) => {
                dataTransfer.effectAllowed = 'move'
                setDragged(at)
              }}
              onDragEnd={() => setDragged(null)}
            >
              <FileMark id={photo.file.id} isLarge />
            </span>
            <PhotoRow
              photo={photo}
              at={at}
              count={value.length}
              error={wordsOf(`photos.${at}.alt.por`).error}
              acts={acts}
            />
          </li>
        ))}
      </ol>
      <SendingRows {...uploads} />
      {room > 0 ? (
        <ChooseFiles accepts={['image']} multiple onFiles={(files) => uploads.add(files.slice(0, room))}>
          {t('office-content.choose-photos')}
        </ChooseFiles>
      ) : (
        <p className="muted small">{t('office-content.no-room', { count: MOST })}</p>
      )}
      <span className="ui-field-error" role="status">
        {wordsOf('photos').error}
      </span>
    </fieldset>
  )
}

interface PhotoActs {
  readonly change: (at: number, photo: Photo) => void
  readonly move: (from: number, to: number) => void
  readonly remove: (at: number) => void
}

interface PhotoRowProps {
  readonly photo: Photo
  readonly at: number
  readonly count: number
  readonly error: string | undefined
  readonly acts: PhotoActs
}

const jsonOf = ({ file, alt, caption, takenAt, unit }: Photo) => ({
  file: { id: file.id },
  alt: { ...alt },
  caption: caption && { ...caption },
  takenAt,
  unit,
})

/** Of an album with hundreds only the row is drawn that something was written in. */
const PhotoRow = memo(
  function PhotoRow({ photo, at, count, error, acts }: PhotoRowProps) {
    const t = useT()
    const { local, instant } = useTime()
    const [isOpen, setOpen] = useState(false)
    const name = t('office-content.photo-number', { number: at + 1 })
    const put = (change: Partial<Photo>) => acts.change(at, { ...photo, ...change })
    const caption = (language: Language, text: string) => {
      const next = withText<string>(photo.caption, language, text === '' ? undefined : text, '')
      put({ caption: Object.values(next).every((one) => one === '') ? null : next })
    }
    return (
      <div className="content-photo" role="group" aria-label={name}>
        <div className="content-texts">
          <TextInputs
            label={t('office-content.alt')}
            value={photo.alt}
            most={300}
            onWrite={(language, text) =>
              put({ alt: withText<string>(photo.alt, language, text === '' ? undefined : text, '') })
            }
            wordsOf={(language) => (language === 'por' && error !== undefined ? { error } : {})}
          />
        </div>
        <div className="content-row">
          <span className="muted small">{name}</span>
          <OrderButtons name={name} at={at} count={count} onMove={(to) => acts.move(at, to)} />
          <button
            type="button"
            className="office-button-small"
            aria-label={t('office-content.remove-this', { title: name })}
            onClick={() => acts.remove(at)}
          >
            {t('office-content.remove')}
          </button>
          <button type="button" className="office-button-small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('office-content.more-of-photo')}
          </button>
        </div>
        {isOpen ? (
          <>
            <div className="content-texts">
              <TextInputs
                label={t('office-content.caption')}
                value={photo.caption}
                most={500}
                onWrite={caption}
                wordsOf={() => ({})}
              />
            </div>
            <Field label={t('office-content.taken-at')} hint={t('office-content.hint-instant')}>
              {(control) => (
                <input
                  {...control}
                  className="ui-input content-short"
                  type="datetime-local"
                  value={photo.takenAt === null ? '' : local(photo.takenAt)}
                  onChange={({ target }) => put({ takenAt: target.value === '' ? null : instant(target.value) })}
                />
              )}
            </Field>
            <UnitChoice label={t('office-content.field-unit')} value={photo.unit} onChoose={(unit) => put({ unit })} />
          </>
        ) : null}
      </div>
    )
  },
  (a, b) => a.at === b.at && a.count === b.count && a.error === b.error && isSame(jsonOf(a.photo), jsonOf(b.photo)),
)
