import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useModal } from '../../ui/use-modal.ts'
import { addressOf, searchAddress } from './answer.ts'
import { HitLine } from './HitLine.tsx'
import { Lists } from './Lists.tsx'
import { clearSearches, lastSearches, storeSearch } from './last-searches.ts'
import { useAnswer } from './use-answer.ts'
import '../../ui/modal.css'
import './search-dialog.css'

interface SearchDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The search over the page it was opened on. It leaves as soon as one goes somewhere. */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const t = useT()
  const router = useRouter()
  const leave = useEffectEvent(onClose)
  // another page: one that writes what was typed into its own address a moment later is the same
  useEffect(() => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && leave()), [router])
  return (
    <dialog className="ui-modal search-dialog" aria-label={t('search.title')} {...useModal({ open, onClose })}>
      {open ? <Searching onClose={onClose} /> : null}
    </dialog>
  )
}

/**
 * A combobox with a list of its own below (ARIA APG, "Editable Combobox With List Autocomplete"): the focus stays in the field, the
 * arrows choose, Enter opens what is chosen, else all results. Escape closes the dialog, which is what shows the list.
 */
function Searching({ onClose }: { onClose: () => void }) {
  const t = useT()
  const router = useRouter()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [last, setLast] = useState(lastSearches)
  const [chosen, setChosen] = useState(-1)
  const { q, answer, failed, again } = useAnswer(router.options.context.api, typed)
  const wanted = typed.trim()
  const groups = answer?.groups ?? []
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  const showsLast = wanted === '' && last.length > 0
  const options = showsLast ? last.length : count
  const active = chosen < options ? chosen : -1
  const optionId = (index: number) => `${id}-${index}`

  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  // also where only what stands behind the page's path changes
  const follow = () => {
    storeSearch(wanted)
    onClose()
  }
  const openChosen = () => {
    const option = active < 0 ? null : document.getElementById(optionId(active))
    if (option) return option.click()
    if (wanted === '') return
    follow()
    void router.navigate({ href: searchAddress(wanted) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // an input method's own Enter and arrows
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      // before the first and after the last is the field itself
      const places = options + 1
      setChosen(((active + 1 + (event.key === 'ArrowDown' ? 1 : -1) + places) % places) - 1)
    }
  }
  const type = (text: string) => {
    setTyped(text)
    setChosen(-1)
  }
  let next = 0
  const statusText = failed
    ? ''
    : answer === null
      ? wanted === ''
        ? ''
        : t('search.start')
      : `${t('search.count', { count })}${answer.here ? `. ${t('search.here')}` : ''}`
  return (
    <div className="ui-modal-body">
      <form
        className="search-head"
        action="/search"
        onSubmit={(event) => {
          event.preventDefault()
          openChosen()
        }}
      >
        <Icon name="search" />
        <input
          className="search-input"
          type="text"
          name="q"
          role="combobox"
          aria-label={t('search.label')}
          aria-autocomplete="list"
          aria-expanded={options > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          placeholder={t('search.hint')}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          // a dialog that was requested by a key or a press is for typing: showModal() gives the focus to this field
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <CloseButton label={t('search.close')} onClick={onClose} />
      </form>
      <p
        // that there is nothing is written larger below
        className={
          answer && count === 0 ? 'ui-hidden' : answer?.here ? 'search-status search-status-here' : 'search-status'
        }
        role="status"
      >
        {statusText}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('search.title')}
        className="search-options"
        hidden={options === 0}
      >
        {showsLast ? (
          <div role="group" aria-labelledby={`${id}-last`}>
            <h3 id={`${id}-last`} role="presentation">
              {t('search.last')}
            </h3>
            {last.map((text, index) => (
              <a
                key={text}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className="ui-list-row search-hit"
                href={searchAddress(text)}
                onClick={(event) => {
                  event.preventDefault()
                  type(text)
                }}
              >
                <span className="ui-list-lead">
                  <Icon name="search" />
                </span>
                <span className="ui-list-text">{text}</span>
              </a>
            ))}
          </div>
        ) : null}
        {wanted === ''
          ? null
          : groups.map(({ kind, hits }) => (
              <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
                <h3 id={`${id}-${kind}`} role="presentation">
                  {t(`search.kind-${kind}`)}
                </h3>
                {hits.map((hit) => {
                  const index = next++
                  return (
                    // a link, so that it can be opened elsewhere and is followed as every link is
                    <a
                      key={hit.code}
                      id={optionId(index)}
                      role="option"
                      tabIndex={-1}
                      aria-selected={index === active}
                      className="ui-list-row search-hit"
                      href={addressOf(hit)}
                      onClick={follow}
                    >
                      <HitLine hit={hit} />
                    </a>
                  )
                })}
              </div>
            ))}
      </div>
      {failed ? (
        <ErrorNote
          title={t('app-shell.load-error')}
          why={t('search.failed')}
          retry={{ label: t('app-shell.retry'), onRetry: again }}
        />
      ) : null}
      {answer && count === 0 && wanted !== '' ? <NothingFound q={q} here={answer.here} onRetry={again} /> : null}
      <footer className="search-foot">
        {options === 0 && (wanted === '' || answer) ? <Lists onFollow={onClose} /> : null}
        {showsLast ? (
          <button
            type="button"
            className="search-way"
            onClick={() => {
              clearSearches()
              setLast([])
            }}
          >
            {t('search.forget')}
          </button>
        ) : null}
        {count > 0 && answer?.here ? (
          <button type="button" className="search-way" onClick={again}>
            {t('app-shell.retry')}
          </button>
        ) : null}
        {count > 0 && wanted !== '' ? (
          <a className="search-way" href={searchAddress(wanted)} onClick={follow}>
            {t('search.whole')}
          </a>
        ) : null}
      </footer>
    </div>
  )
}

/** Nothing is called so, as far as the server knows; or it was not reached, and this device knows nothing either. */
function NothingFound({ q, here, onRetry }: { q: string; here: boolean; onRetry: () => void }) {
  const t = useT()
  if (here)
    return (
      <ErrorNote
        title={t('search.unreached')}
        why={t('search.none-here', { text: q })}
        retry={{ label: t('app-shell.retry'), onRetry }}
      />
    )
  return (
    <p className="search-none">
      <b>{t('app-shell.no-results')}</b>
      {t('search.none-why', { text: q })}
    </p>
  )
}
