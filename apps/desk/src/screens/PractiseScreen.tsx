import { disciplineName } from '@games/domain/disciplines/disciplines'
import { RULE_SETS } from '@games/domain/scoring/index'
import { ruleSetParts } from '@games/domain/scoring/rule-sets/variant-names'
import { pick } from '@games/domain/text/localized'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { useT } from '../i18n/use-t.ts'
import { practiceUnit } from '../store/practice.ts'
import { useDesk } from '../store/use-desk.ts'
import { go } from '../ui/address.ts'
import { TopBar } from '../ui/TopBar.tsx'

/** A unit that nobody sees, under any rules: to learn, and to try a court out. */
export function PractiseScreen() {
  const t = useT()
  const locale = useLocale()
  const desk = useDesk()
  const disciplines = [...new Set(RULE_SETS.flatMap((ruleSet) => ruleSet.disciplines))]
    .map((code) => ({ code, name: pick(disciplineName(code) ?? { por: code }, locale) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
  const begin = async (ruleSet: string, discipline: string): Promise<void> => {
    const unit = practiceUnit(ruleSet, discipline, {
      side: (n) => t('desk.practice-side', { n }),
      athlete: (n) => t('desk.practice-athlete', { n }),
      unit: t('desk.practice'),
    })
    await desk.forget(unit.code)
    await desk.practise(unit)
    go({ is: 'unit', code: unit.code }, true)
  }
  return (
    <div className="desk-page">
      <TopBar title={t('desk.practise')} under={t('desk.practice-note')} onBack={() => history.back()} />
      <main className="desk-body">
        {disciplines.map(({ code: discipline, name }) => (
          <section key={discipline} className={`hue-${discipline}`}>
            <h2 className="desk-group">{name}</h2>
            <div className="desk-form">
              {RULE_SETS.filter((one) => one.disciplines.includes(discipline)).map((one) => (
                <button
                  key={one.id}
                  type="button"
                  className="desk-button"
                  data-rules={one.id}
                  onClick={() => void begin(one.id, discipline)}
                >
                  {ruleSetParts(one, locale).join(' · ')}
                </button>
              ))}
            </div>
          </section>
        ))}
      </main>
    </div>
  )
}
