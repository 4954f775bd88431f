import { useT } from '../i18n/use-t.ts'

/** A widget's address that there is none for: whoever has put it on a site reads there what is wrong. */
export function WidgetUnknown() {
  const t = useT()
  return (
    <main className="widget widget-unknown">
      <title>{t('widget.unknown')}</title>
      <header className="widget-head">
        <h1>{t('widget.unknown')}</h1>
      </header>
      <p className="widget-none">{t('widget.unknown-why')}</p>
      <footer className="widget-foot">
        <a href="/embed" target="_blank" rel="noopener">
          {t('widget.make')}
        </a>
      </footer>
    </main>
  )
}
