import type { OpenBody } from '../body.ts'
import { badElement } from '../errors.ts'
import type { OdfBody } from '../message.ts'
import { children, instant, requiredText, text } from '../xml/element.ts'
import { container, markup } from '../xml/markup.ts'

/**
 * DT_KA (ODF §2.9). The feed's own has no content; our simulator adds the games' clock as two ExtendedInfos of Type `SIM`: `NOW`, an
 * instant, and `SPEED`, how many times faster than real time it runs.
 */
export const openKeepAlive: OpenBody = (_header, warnings) => {
  let at: string | null = null
  let speed: number | null = null
  return {
    take(element) {
      if (element.name !== 'ExtendedInfos') return
      for (const info of children(element, 'ExtendedInfo')) {
        if (text(info, 'Type') !== 'SIM') continue
        const code = text(info, 'Code')
        if (code === 'NOW') at = instant(info, 'Value', warnings)
        if (code === 'SPEED') {
          const value = requiredText(info, 'Value', 'the speed of the clock')
          speed = Number(value)
          if (!Number.isFinite(speed) || speed < 0)
            throw badElement('ExtendedInfo', 'Value', value, 'the speed of the clock')
        }
      }
    },
    body: () => ({ kind: 'keep-alive', clock: at === null || speed === null ? null : { at, speed } }),
  }
}

export const writeKeepAlive = ({ clock }: Extract<OdfBody, { kind: 'keep-alive' }>): string =>
  clock === null
    ? ''
    : container(
        'ExtendedInfos',
        markup('ExtendedInfo', { Type: 'SIM', Code: 'NOW', Value: clock.at }) +
          markup('ExtendedInfo', { Type: 'SIM', Code: 'SPEED', Value: clock.speed }),
      )
