import { useT } from '../i18n/use-t.ts'

/** What stands in a widget when it could not be made. The client tries again by itself. */
export function WidgetFailed() {
  const t = useT()
  return (
    <main className="widget">
      <p className="widget-none" role="alert">
        {t('widget.failed')}
      </p>
    </main>
  )
}
