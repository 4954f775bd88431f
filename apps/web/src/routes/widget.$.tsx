import { createFileRoute } from '@tanstack/react-router'
import { onlyAsDocument } from '../widget/only-as-document.ts'
import { WidgetUnknown } from '../widget/WidgetUnknown.tsx'

/** Any other widget: there is none. */
export const Route = createFileRoute('/widget/$')({
  staticData: { layout: 'default', messages: ['widget'], status: 404 },
  beforeLoad: ({ location }) => onlyAsDocument(location.href),
  component: WidgetUnknown,
})
