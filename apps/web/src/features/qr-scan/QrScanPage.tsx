import { useState } from 'react'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useT } from '../../i18n/use-t.ts'
import type { CodeScan } from '../../platform/scan/code-scan.ts'
import { PointsStrip } from '../../points/PointsStrip.tsx'
import { toast } from '../../ui/toast.ts'
import { CameraSlab } from './CameraSlab.tsx'
import { FaultNote, type ShownFault } from './FaultNote.tsx'
import { type Lead, leadOf, type Site } from './lead-of.ts'
import { readPicture } from './read-picture.ts'
import { TypedCode } from './TypedCode.tsx'
import { WrongCode } from './WrongCode.tsx'

type Shown =
  | { readonly kind: 'camera' | 'typing' | 'picture' | 'found' }
  | { readonly kind: 'fault'; readonly fault: ShownFault }
  | { readonly kind: 'wrong'; readonly lead: Exclude<Lead, { kind: 'page' }> }

const CAMERA: Shown = { kind: 'camera' }

interface QrScanPageProps {
  readonly site: Site
  readonly goTo: (href: string) => void
  readonly onSignedOut: () => void
}

/** Reads a QR code and goes where it leads, if that is a page of ours (R7.2): by the camera, from a picture, or by the code typed under it. */
export function QrScanPage({ site, goTo, onSignedOut }: QrScanPageProps) {
  const t = useT()
  const [shown, setShown] = useState(CAMERA)

  const follow = (href: string) => {
    toast.success(t('qr-scan.read'))
    goTo(href)
  }
  const take = (scan: CodeScan) => {
    if (scan.kind !== 'read') return setShown({ kind: 'fault', fault: scan.kind })
    if (scan.texts.length === 0) return setShown({ kind: 'fault', fault: 'no-code' })
    const lead = leadOf(scan.texts, site)
    if (lead.kind !== 'page') return setShown({ kind: 'wrong', lead })
    setShown({ kind: 'found' })
    follow(lead.href)
  }
  const takePicture = async (file: File) => {
    setShown({ kind: 'picture' })
    take(await readPicture(file))
  }
  const again = () => setShown(CAMERA)
  const ways = {
    onAgain: again,
    onType: () => setShown({ kind: 'typing' }),
    onPicture: (file: File) => void takePicture(file),
  }

  return (
    <>
      <PageTitle title={t('qr-scan.title')} />
      <PointsStrip />
      <div className="qr-scan">
        {shown.kind === 'typing' ? (
          <TypedCode onTrivia={(id) => follow(`/trivia/${id}`)} onSignedOut={onSignedOut} onCamera={again} />
        ) : shown.kind === 'fault' ? (
          <FaultNote fault={shown.fault} {...ways} />
        ) : (
          <>
            <CameraSlab
              state={shown.kind}
              onScan={take}
              onStop={() => setShown({ kind: 'fault', fault: 'canceled' })}
              onType={ways.onType}
              onPicture={ways.onPicture}
            />
            {shown.kind === 'wrong' ? (
              <WrongCode lead={shown.lead} {...ways} />
            ) : (
              <p className="qr-scan-about">{t('qr-scan.about')}</p>
            )}
          </>
        )}
      </div>
    </>
  )
}
