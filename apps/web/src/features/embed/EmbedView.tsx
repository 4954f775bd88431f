import { type ReactNode, useEffect, useRef } from 'react'
import { useRequestedSearch } from '../../app-shell/use-requested-search.ts'
import { dayLabel } from '../../i18n/format.ts'
import { LOCALE_NAMES, LOCALES } from '../../i18n/locale.ts'
import { useNames } from '../../i18n/use-names.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { CodeBox } from './CodeBox.tsx'
import { frameCode, scriptCode, widgetPath } from './embed-code.ts'
import { builderAddress, type EmbedField, FIELDS_OF, widgetOf } from './embed-fields.ts'
import { type EmbedSearch, embedSearchOf } from './embed-search.ts'

interface Named {
  readonly code: string
  readonly name: { readonly por: string; readonly eng?: string | undefined; readonly spa?: string | undefined } | null
}

export interface EmbedViewProps {
  readonly search: EmbedSearch
  /** Our site, without a slash at its end. */
  readonly origin: string
  readonly disciplines: readonly Named[]
  readonly delegations: readonly Named[]
  readonly days: readonly string[]
  readonly onSearch: (address: string) => void
}

const ROWS = ['3', '5', '8', '10', '20']

/** Makes the code by which another site shows a widget: a form, the widget as it will be, and the code (R3.3). */
export function EmbedView({ search, origin, disciplines, delegations, days, onSearch }: EmbedViewProps) {
  const t = useT()
  const locale = useLocale()
  const widget = widgetOf(search)
  const title = t(`embed.title-${widget}`)
  const path = widgetPath(search)
  const asked = useRequestedSearch('/embed', search, embedSearchOf)
  const names = useNames()
  const named = (ones: readonly Named[]) => names.named(ones).map(({ code, name }) => ({ value: code, label: name }))
  const options: Readonly<Record<EmbedField, readonly Option[]>> = {
    discipline: named(disciplines),
    delegation: named(delegations),
    gender: (['W', 'M', 'X'] as const).map((value) => ({ value, label: t(`embed.gender-${value}`) })),
    division: (['1', '2', '3'] as const).map((value) => ({ value, label: t(`embed.division-${value}`) })),
    day: [
      { value: 'tomorrow', label: t('embed.tomorrow') },
      ...days.map((value) => ({ value, label: dayLabel(value, locale) })),
    ],
    show: [{ value: 'results', label: t('embed.show-results') }],
    rows: ROWS.map((value) => ({ value, label: value })),
    theme: (['light', 'dark'] as const).map((value) => ({ value, label: t(`embed.theme-${value}`) })),
    language: LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] })),
  }
  const choose = (name: keyof EmbedSearch, value: string) => {
    const { [name]: _before, ...rest } = asked
    onSearch(builderAddress(embedSearchOf({ ...rest, ...(value ? { [name]: value } : {}) })))
  }
  return (
    <div className="embed">
      <form className="embed-form" action="/embed" aria-label={t('embed.choices')}>
        <Choice
          label={t('embed.widget')}
          name="widget"
          value={widgetOf(asked)}
          options={(['medals', 'events'] as const).map((value) => ({ value, label: t(`embed.title-${value}`) }))}
          onChoose={choose}
        />
        {FIELDS_OF[widgetOf(asked)].map((field) => (
          <Choice
            key={field}
            label={t(`embed.${field}`)}
            name={field}
            none={t(`embed.any-${field}`)}
            value={String(asked[field] ?? '')}
            options={options[field]}
            onChoose={choose}
          />
        ))}
        <noscript>
          <button className="ui-button ui-button-main" type="submit">
            {t('embed.make')}
          </button>
        </noscript>
      </form>
      <section className="embed-preview">
        <h2>{t('embed.preview')}</h2>
        <Preview path={path} title={title} dark={search.theme === 'dark'} />
        <a href={path} target="_blank" rel="noopener">
          {t('embed.open-alone')}
        </a>
      </section>
      <section className="embed-codes">
        <h2>{t('embed.code')}</h2>
        <p>{t('embed.code-how')}</p>
        <CodeBox label={t('embed.code')} code={scriptCode(search, title, origin)} />
        <h2>{t('embed.frame')}</h2>
        <p>{t('embed.frame-how')}</p>
        <CodeBox label={t('embed.frame')} code={frameCode(search, title, origin)} />
      </section>
    </div>
  )
}

interface Option {
  readonly value: string
  readonly label: string
}

function Choice<Name extends keyof EmbedSearch>({
  label,
  name,
  none,
  value,
  options,
  onChoose,
}: {
  label: ReactNode
  name: Name
  /** What it is called to choose nothing; absent where one must be chosen. */
  none?: string
  value: string
  options: readonly Option[]
  onChoose: (name: Name, value: string) => void
}) {
  return (
    <label className="ui-field">
      <span>{label}</span>
      <select className="ui-select" name={name} value={value} onChange={(event) => onChoose(name, event.target.value)}>
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The widget as it will stand on another page; it posts its height as it does there. */
function Preview({ path, title, dark }: { path: string; title: string; dark: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const { current } = frame
    const onMessage = ({ source, data }: MessageEvent<{ type?: unknown; height?: unknown } | null>) => {
      if (!current || source !== current.contentWindow || data?.type !== 'resize-iframe') return
      if (typeof data.height === 'number') current.style.height = `${data.height}px`
    }
    addEventListener('message', onMessage)
    // it may have posted its height before anybody listened
    current?.contentWindow?.postMessage({ type: 'resize-iframe?' }, '*')
    return () => removeEventListener('message', onMessage)
  }, [])
  return (
    <iframe ref={frame} className={dark ? 'embed-frame embed-frame-dark' : 'embed-frame'} src={path} title={title} />
  )
}
