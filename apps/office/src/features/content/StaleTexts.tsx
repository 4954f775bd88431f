import type { ContentItem } from '@games/contract'
import { LOCALE_NAMES } from '@games/web/i18n/locale.ts'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { basisOf } from './basis-of.ts'
import { jsonOf } from './bodies.ts'
import { ChangedWords } from './ChangedWords.tsx'
import { partAt } from './parts.ts'
import { useFieldName } from './use-field-name.ts'
import { useVersion } from './use-version.ts'

interface StaleTextsProps {
  readonly item: ContentItem
  readonly language: 'spa' | 'eng'
}

/** What the Portuguese says otherwise than when a language was translated of it, text by text, word by word. */
export function StaleTexts({ item, language }: StaleTextsProps) {
  const t = useT()
  return (
    <section
      className="content-compared content-stale"
      data-language={language}
      aria-label={t('office-content.stale', { language: LOCALE_NAMES[language] })}
    >
      <p>
        <b>{t('office-content.stale', { language: LOCALE_NAMES[language] })}</b> {t('office-content.stale-why')}
      </p>
      <dl>
        {item.translations[language].stale.map(({ path, basis }) => (
          <StaleText key={path.join('.')} item={item} language={language} path={path} basis={basis} />
        ))}
      </dl>
    </section>
  )
}

interface StaleTextProps extends StaleTextsProps {
  readonly path: readonly string[]
  /** The version whose Portuguese was translated. */
  readonly basis: number
}

function StaleText({ item, language, path, basis }: StaleTextProps) {
  const t = useT()
  const { moment } = useTime()
  const nameOf = useFieldName()
  const { data, error, refetch } = useVersion(item.id, basis)
  const now = jsonOf(item.body)
  return (
    <div>
      <dt>
        {nameOf(item.body, path)}
        {data ? <small>{t('office-content.made-of', { time: moment(data.at), version: basis })}</small> : null}
      </dt>
      <dd lang="pt-BR">
        {error ? (
          <CallFailed error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <ChangedWords
            before={basisOf(jsonOf(data.body), now, { path, language })}
            after={partAt(now, [...path, 'por'])}
          />
        ) : (
          <Loading />
        )}
      </dd>
    </div>
  )
}
