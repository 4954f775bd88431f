import { useCallback } from 'react'
import { useT } from '../../i18n/use-t.ts'
import type { PhotoFault } from './send-photo.ts'

/** Why a photo is not in its place, in words. */
export function useFaultWords(): (fault: PhotoFault) => string {
  const t = useT()
  return useCallback(
    (fault) => {
      switch (fault) {
        case 'changed':
        case 'away':
        case 'heic':
        case 'too-large':
        case 'too-many-pixels':
          return t(`office-athletes.fault-${fault}`)
        case 'store':
          return t('office.store-away')
        case 'unknown-kind':
        case 'codec':
        case 'encrypted':
          return t('office-athletes.fault-no-picture')
        case 'active-content':
        case 'broken':
        case 'cut-off':
        case 'empty':
        case 'too-costly':
        case 'two-kinds':
          return t('office-athletes.fault-broken')
      }
    },
    [t],
  )
}
