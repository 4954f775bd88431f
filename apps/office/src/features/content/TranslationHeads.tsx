import type { ContentItem } from '@games/contract'
import type { ContentBody } from '@games/contract/content/content-body'
import { type Translation, TRANSLATIONS, type TranslationState } from '@games/domain/content/content-kinds'
import { type Json, localizedParts } from '@games/domain/content/merge'
import { LOCALE_NAMES } from '@games/web/i18n/locale.ts'
import { useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { bodyOf, jsonOf } from './bodies.ts'
import { withPart, wordsOf } from './parts.ts'
import { StaleTexts } from './StaleTexts.tsx'

interface TranslationHeadsProps {
  readonly body: ContentBody
  readonly item: ContentItem | null
  readonly onChange: (body: ContentBody) => void
  readonly onConfirm: (language: Translation) => void
}

const isBlank = (text: Json | undefined): boolean => wordsOf(text).replace('—', '').trim() === ''

/** Texts of the body that have no translation; a proper name is its own. */
const missingOf = (body: ContentBody, language: Translation) =>
  localizedParts(jsonOf(body)).filter(
    ({ path, text }) => path.join() !== 'name' && !isBlank(text.por) && isBlank(text[language]),
  )

/** Nothing is written that could be translated. */
const isEmpty = (body: ContentBody): boolean => localizedParts(jsonOf(body)).every(({ text }) => isBlank(text.por))

/** How each language stands, and what can be said of it: it begins from the Portuguese, is still right, or is not wanted. */
export function TranslationHeads({ body, item, onChange, onConfirm }: TranslationHeadsProps) {
  const t = useT()
  const stateOf = (language: Translation): TranslationState => {
    if (body.portugueseIsEnough?.includes(language)) return 'not-wanted'
    if (missingOf(body, language).length > 0) return 'missing'
    return item && item.translations[language].stale.length > 0 ? 'stale' : 'ready'
  }
  const begin = (language: Translation) => {
    let next: Json | undefined = jsonOf(body)
    for (const { path, text } of missingOf(body, language)) next = withPart(next, [...path, language], text.por)
    const begun = bodyOf(next)
    if (begun) onChange(begun)
  }
  const setEnough = (language: Translation, isEnough: boolean) => {
    const others = (body.portugueseIsEnough ?? []).filter((one) => one !== language)
    onChange({ ...body, portugueseIsEnough: isEnough ? [...others, language] : others })
  }
  const [compared, setCompared] = useState<Translation | null>(null)
  return (
    <>
      <div className="content-heads">
        <div className="content-head" data-language="por">
          <b>{LOCALE_NAMES.por}</b>
        </div>
        {TRANSLATIONS.map((language) => {
          const state = stateOf(language)
          return (
            <div key={language} className="content-head" data-language={language}>
              <b>{LOCALE_NAMES[language]}</b>
              {isEmpty(body) ? null : (
                <span className="content-translation" data-translation={state}>
                  {t(`office-content.translation-${state}`)}
                </span>
              )}
              {state === 'missing' ? (
                <button type="button" className="office-button-small" onClick={() => begin(language)}>
                  {t('office-content.begin')}
                </button>
              ) : null}
              {state === 'stale' ? (
                <>
                  <button
                    type="button"
                    className="office-button-small"
                    aria-expanded={compared === language}
                    onClick={() => setCompared(compared === language ? null : language)}
                  >
                    {t('office-content.what-changed')}
                  </button>
                  <button type="button" className="office-button-small" onClick={() => onConfirm(language)}>
                    {t('office-content.same')}
                  </button>
                </>
              ) : null}
              {state === 'ready' ? null : (
                <label className="content-flag">
                  <input
                    type="checkbox"
                    checked={state === 'not-wanted'}
                    onChange={({ target }) => setEnough(language, target.checked)}
                  />
                  {t('office-content.enough')}
                </label>
              )}
            </div>
          )
        })}
      </div>
      {item && compared !== null && stateOf(compared) === 'stale' ? (
        <StaleTexts item={item} language={compared} />
      ) : null}
    </>
  )
}
