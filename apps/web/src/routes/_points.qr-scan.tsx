import { createFileRoute } from '@tanstack/react-router'
import { SectionPage } from '../features/pages/index.ts'

export const Route = createFileRoute('/_points/qr-scan')({
  staticData: { messages: ['pages'] },
  component: () => <SectionPage section="qr-scan" />,
})
