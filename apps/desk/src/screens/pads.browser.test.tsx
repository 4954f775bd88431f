import { RULE_SETS } from '@games/domain/scoring/index'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { LanguageProvider } from '@games/web/i18n/provider.tsx'
import { loadMessages, translatorOf } from '@games/web/i18n/translator.ts'
import { runAxe } from '@games/web/ui/testing/run-axe.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { DeskApi } from '../calls/desk-api.ts'
import type { Noun } from '../i18n/messages.gen.d.ts'
import { DUELS } from '../pads/pads.ts'
import { Desk } from '../store/desk.ts'
import { practiceUnit } from '../store/practice.ts'
import { DeskContext } from '../store/use-desk.ts'
import '../styles/index.css'
import { usePlaceGuard } from '../ui/place-guard.ts'
import { UnitScreen } from './UnitScreen.tsx'

beforeAll(() => loadMessages<Noun>('eng', ['desk', 'desk-words', 'desk-refusals']))

/** How long a key is waited for before the test says which is missing. */
const WAIT = { timeout: 10_000 }
const nobody = () => Promise.reject(new TypeError('nobody is asked'))
const API: DeskApi = {
  listUnits: nobody,
  getCourt: nobody,
  getUnit: nobody,
  sendTaps: nobody,
  movesOf: nobody,
  listWeighIns: nobody,
  sendWeighTaps: nobody,
  lead: nobody,
  sign: nobody,
  addPhoto: nobody,
  getSheet: nobody,
}

/** A unit's screen as the desk shows it. */
function Guarded({ code }: { code: string }) {
  usePlaceGuard()
  return <UnitScreen code={code} />
}

/** A pad on a phone, under a rule set, and fingers that are quick but not double. */
class Phone {
  readonly ruleSet: string
  readonly code: string
  readonly desk: Desk
  #now = Date.parse('2027-09-14T14:02:00-03:00')
  #set = 0
  #made = 0
  /** What a side is called. */
  side = (n: number): string => `Side ${n}`

  constructor(ruleSet: string) {
    this.ruleSet = ruleSet
    this.code = `PRACTICE-${ruleSet}`
    this.desk = new Desk({
      storage: {
        load: () => Promise.resolve({ device: null, units: [], taps: [], weighIns: [] }),
        keep: () => Promise.resolve(),
      },
      api: API,
      now: () => this.#now + this.#set,
      ticks: () => this.#now,
      makeId: () => `tap-${++this.#made}`,
      after: () => () => undefined,
    })
  }

  async open(): Promise<this> {
    await this.show()
    await this.key('list-confirm')
    await this.key('start')
    return this
  }

  /** The unit at its start list. */
  async show(): Promise<this> {
    await page.viewport(390, 844)
    const discipline = RULE_SETS.find(({ id }) => id === this.ruleSet)?.disciplines[0] ?? ''
    await this.desk.start()
    await this.desk.practise(
      practiceUnit(this.ruleSet, discipline, {
        side: this.side,
        athlete: (n) => `Athlete ${n}`,
        unit: 'Unit',
      }),
    )
    await render(
      <LanguageProvider language={{ locale: 'eng', t: translatorOf('eng') }}>
        <DeskContext value={this.desk}>
          <Guarded code={this.code} />
        </DeskContext>
      </LanguageProvider>,
    )
    return this
  }

  after(seconds: number): this {
    this.#now += seconds * 1000
    return this
  }

  get scoring() {
    const scoring = this.desk.scoring(this.code)
    if (!scoring) throw new Error('the unit is not open')
    return scoring
  }
  get result(): string {
    const { rows } = this.scoring.outcome(this.#now)
    return rows.map(({ rank, result, irm, wlt }) => [rank ?? wlt, irm ?? result].filter(Boolean).join(' ')).join(', ')
  }
  get taps(): number {
    return this.desk.store.get().taps[this.code]?.length ?? 0
  }

  /** Clicks what a finger would, and waits until it is counted. */
  async #click(element: HTMLElement): Promise<void> {
    this.after(1)
    element.click()
    await new Promise((resolve) => setTimeout(resolve, 0))
  }

  async key(id: string): Promise<void> {
    await this.#click(await this.find(`[data-key='${id}'], [data-proposal='${id}']`))
  }
  async times(count: number, id: string): Promise<void> {
    for (let n = 0; n < count; n++) await this.key(id)
  }
  async button(name: string): Promise<void> {
    await this.#click(await vi.waitUntil(() => this.#named(name), WAIT))
  }
  #named = (name: string): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent)?.trim() === name,
    )
  async find(selector: string): Promise<HTMLElement> {
    return vi.waitUntil(() => document.querySelector<HTMLElement>(selector), WAIT)
  }
  /** A thumb comes down twice where a key is, so many seconds apart: what lies there then is pressed the second time. */
  async twice(selector: string, apart: number): Promise<void> {
    const key = await this.find(selector)
    key.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = key.getBoundingClientRect()
    const [clientX, clientY] = [left + width / 2, top + height / 2]
    const tap = (): void => {
      const init = { bubbles: true, cancelable: true, detail: 1, clientX, clientY }
      const event = Object.defineProperty(new MouseEvent('click', init), 'timeStamp', { value: this.#now })
      document.elementFromPoint(clientX, clientY)?.dispatchEvent(event)
    }
    const before = document.querySelector('.desk-page')?.outerHTML
    this.after(1)
    tap()
    await vi.waitUntil(() => document.querySelector('.desk-page')?.outerHTML !== before, WAIT)
    this.after(apart)
    tap()
    // whatever it comes to is kept and drawn by then
    await this.desk.refresh().catch(() => undefined)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  /** A thumb comes down so many seconds after the last one, at a part of a key's width. Whether it counts. */
  async thumb(selector: string, seconds: number, across = 0.5): Promise<boolean> {
    const key = await this.find(selector)
    const { left, top, width, height } = key.getBoundingClientRect()
    this.after(seconds)
    const init = {
      bubbles: true,
      cancelable: true,
      detail: 1,
      clientX: left + width * across,
      clientY: top + height / 2,
    }
    return key.dispatchEvent(Object.defineProperty(new MouseEvent('click', init), 'timeStamp', { value: this.#now }))
  }
  get kinds(): string[] {
    return this.scoring.taps.map(({ tap }) => tap.kind)
  }
  /** Types on the keyboard, whatever has the focus. */
  async type(digits: string): Promise<void> {
    this.after(1)
    for (const digit of digits) await userEvent.keyboard(digit)
    await userEvent.keyboard('{Enter}')
  }

  /** Goes by Tab alone to what the selector finds, and presses it by Enter. */
  async tabTo(selector: string, most = 80): Promise<void> {
    await this.find(selector)
    for (let left = most; left > 0; left--) {
      await userEvent.tab()
      if (!document.activeElement?.matches(selector)) continue
      this.after(1)
      await userEvent.keyboard('{Enter}')
      return
    }
    throw new Error(`${selector} has no focus after ${most} times Tab`)
  }

  /** The clock of the device is set, while its ticks go on. */
  setClock(ms: number): this {
    this.#set += ms
    return this
  }

  /** From the pad to official: ends, confirms, sends, and makes it official. */
  async finish(): Promise<void> {
    await this.key('end')
    const confirm = document.querySelector<HTMLElement>('dialog [type=submit]')
    if (confirm) await this.#click(confirm)
    await this.key('unofficial')
    await this.key('official')
    await vi.waitUntil(() => this.scoring.desk.sent === 'OFFICIAL', WAIT)
  }
}

const six = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6']

const SCORERS = [...new Set(RULE_SETS.map(({ scorer }) => scorer))].map((scorer) => [scorer] as const)

/** How each form of units is scored to its end by fingers, and what comes of it. */
const GAMES: readonly (readonly [string, (phone: Phone) => Promise<void>, string])[] = [
  [
    'judo-ijf-2025',
    async (phone) => {
      await phone.key('clock-start')
      await phone.key('waza-ari:0')
      await phone.key('ippon:1')
    },
    'L 010, W 100',
  ],
  ['judo-team-ijf-2025', (phone) => phone.times(4, 'match-won:0'), 'W 4, L 0'],
  [
    'taekwondo-wt-2022',
    async (phone) => {
      for (let round = 0; round < 2; round++) {
        await phone.key('period-start')
        await phone.times(3, 'turning-head-kick:0:5')
        await phone.key('period-end')
      }
    },
    'W 2, L 0',
  ],
  [
    'wrestling-uww-2025-freestyle',
    async (phone) => {
      await phone.key('period-start')
      await phone.times(2, 'points:1:5')
    },
    'L 0, W 10',
  ],
  [
    'fencing-fie-2025-foil',
    async (phone) => {
      await phone.key('period-start')
      await phone.times(15, 'touch:0')
    },
    'W 15, L 0',
  ],
  [
    'volleyball-fivb-2025',
    async (phone) => {
      for (let set = 0; set < 3; set++) {
        if (set > 0) await phone.key('set-start')
        await phone.times(25, 'point:0')
        await phone.key('set-end')
      }
    },
    'W 3, L 0',
  ],
  [
    'beach-volleyball-fivb-2025',
    async (phone) => {
      for (let set = 0; set < 2; set++) {
        if (set > 0) await phone.key('set-start')
        await phone.times(21, 'point:1')
        await phone.key('set-end')
      }
    },
    'L 0, W 2',
  ],
  [
    'badminton-bwf-2025',
    async (phone) => {
      for (let game = 0; game < 2; game++) {
        if (game > 0) await phone.key('set-start')
        await phone.times(21, 'point:0')
        await phone.key('set-end')
      }
    },
    'W 2, L 0',
  ],
  [
    'table-tennis-ittf-2025',
    async (phone) => {
      for (let game = 0; game < 4; game++) {
        if (game > 0) await phone.key('set-start')
        await phone.times(11, 'point:0')
        await phone.key('set-end')
      }
    },
    'W 4, L 0',
  ],
  [
    'basketball-fiba-2024',
    async (phone) => {
      for (let quarter = 0; quarter < 4; quarter++) {
        await phone.key('period-start')
        await phone.key('three-points:0')
        await phone.key('two-points:1')
        phone.after(600)
        await phone.key('period-end')
      }
    },
    'W 12, L 8',
  ],
  [
    'handball-ihf-2025',
    async (phone) => {
      for (let half = 0; half < 2; half++) {
        await phone.key('period-start')
        await phone.key('goal:0')
        phone.after(1800)
        await phone.key('period-end')
      }
    },
    'W 2, L 0',
  ],
  [
    'football-ifab-2025',
    async (phone) => {
      for (let half = 0; half < 2; half++) {
        await phone.key('period-start')
        await phone.key('goal:1')
        phone.after(2700)
        await phone.key('period-end')
      }
    },
    'L 0, W 2',
  ],
  [
    'futsal-fifa-2025',
    async (phone) => {
      for (let half = 0; half < 2; half++) {
        await phone.key('period-start')
        await phone.key('goal:1')
        await phone.key('foul:0')
        phone.after(1200)
        await phone.key('period-end')
      }
    },
    'L 0, W 2',
  ],
  [
    'archery-wa-2025-recurve',
    async (phone) => {
      for (let set = 0; set < 3; set++) {
        for (let arrow = 0; arrow < 3; arrow++) {
          await phone.key('arrow:0:"10"')
          await phone.key('arrow:1:"9"')
        }
        await phone.key('set-end')
      }
    },
    'W 6, L 0',
  ],
  [
    'athletics-wa-2024',
    async (phone) => {
      for (const [at] of six.entries()) await phone.type(`5${at}21`)
    },
    '1 50.21, 2 51.21, 3 52.21, 4 53.21, 5 54.21, 6 55.21',
  ],
  [
    'swimming-wa-2025',
    async (phone) => {
      for (const [at] of six.entries()) await phone.type(`10${5 - at}10`)
    },
    '1 1:00.10, 2 1:01.10, 3 1:02.10, 4 1:03.10, 5 1:04.10, 6 1:05.10',
  ],
  [
    'open-water-wa-2025',
    async (phone) => {
      for (const code of six) await phone.key(`finish:${code}`)
      await phone.key('all-clear')
    },
    '',
  ],
  [
    'cycling-uci-2025-time-trial',
    async (phone) => {
      for (const code of six) await phone.key(`go:${code}`)
      await phone.button('Finish')
      phone.after(300)
      // each a second longer than the one before: level times would have to be answered
      for (const code of six) await phone.after(1).key(`finish:${code}`)
    },
    '',
  ],
  [
    'triathlon-wt-2025',
    async (phone) => {
      phone.after(3000)
      await phone.button('Finish')
      for (const code of six) await phone.key(`finish:${code}`)
    },
    '',
  ],
  [
    'athletics-wa-2024-throws',
    async (phone) => {
      for (const [at] of six.entries()) await phone.type(`1${at}50`)
      await phone.times(30, 'attempt:x')
    },
    '1 15.50, 2 14.50, 3 13.50, 4 12.50, 5 11.50, 6 10.50',
  ],
  [
    'athletics-wa-2024-vertical-jumps',
    async (phone) => {
      await phone.type('150')
      await phone.key('trial:o')
      await phone.times(15, 'trial:x')
      await phone.type('155')
      await phone.times(3, 'trial:x')
    },
    '1 1.50, NM, NM, NM, NM, NM',
  ],
  [
    'athletics-wa-2024-heptathlon',
    async (phone) => {
      for (const [at] of six.entries()) await phone.type(`14${at}0`)
    },
    '',
  ],
  [
    'gymnastics-fig-2025-fx-final',
    async (phone) => {
      for (const [at] of six.entries()) {
        await phone.type('54')
        await phone.type(`8${at}00`)
        await phone.type('0')
      }
    },
    '1 13.900, 2 13.800, 3 13.700, 4 13.600, 5 13.500, 6 13.400',
  ],
  [
    'rhythmic-fig-2025-hoop-final',
    async (phone) => {
      for (const [at] of six.entries()) {
        for (const panel of ['40', '32', '8100', `8${at}00`, '0']) await phone.type(panel)
      }
    },
    '',
  ],
  [
    'archery-wa-2025-ranking-round',
    async (phone) => {
      for (const [at] of six.entries()) {
        await phone.times(6, `arrow:${10 - at}`)
        await phone.button('Next')
      }
    },
    '1 60, 2 54, 3 48, 4 42, 5 36, 6 30',
  ],
  [
    'fencing-fie-2025-pool',
    async (phone) => {
      for (const [own] of six.entries())
        for (let other = own + 1; other < 6; other++) {
          await phone.button(`Athlete ${own + 1} × Athlete ${other + 1}`)
          await phone.button(`Athlete ${own + 1}, 5`)
          await phone.button(`Athlete ${other + 1}, 3`)
          await phone.button(`Athlete ${own + 1} wins`)
        }
    },
    '1 5, 2 4, 3 3, 4 2, 5 1, 6 0',
  ],
]

test.each(sampled(GAMES, 16))(
  '%s is scored by fingers from its start list to official (R12.6)',
  async (ruleSet, play, result) => {
    const phone = await new Phone(ruleSet).open()
    await play(phone)
    await phone.finish()
    const refused = phone.scoring.taps.filter(({ is }) => is === 'refused').map(({ tap, why }) => `${tap.kind} ${why}`)
    expect(refused).toEqual([])
    if (result !== '') expect(phone.result).toBe(result)
    const places = phone.scoring.outcome(0).rows.filter(({ rank, wlt, irm }) => (rank ?? wlt ?? irm) === null)
    expect(places).toEqual([])
  },
)

test.each(sampled(SCORERS, 24))(
  'every key of %s that is in sight is at least 64 px high and wide, and axe finds nothing (R12.6)',
  async (scorer) => {
    const ruleSet = RULE_SETS.find((one) => one.scorer === scorer)?.id ?? ''
    await new Phone(ruleSet).open()
    await expect.poll(() => document.querySelector('.desk-foot-3')).not.toBeNull()
    for (const details of document.querySelectorAll('details')) details.open = true
    const keys = [...document.querySelectorAll<HTMLElement>('.desk-page :is(button, summary):not(.desk-link)')]
    expect(keys.length).toBeGreaterThan(2)
    const small = keys
      .filter((key) => key.checkVisibility())
      .map((key) => ({ name: key.getAttribute('aria-label') ?? key.textContent, box: key.getBoundingClientRect() }))
      .filter(({ name, box }) => !name || box.width < 64 || box.height < 64)
      .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`)
    expect(small).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    const { violations } = await runAxe()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  },
)

test(
  'the same key within 300 ms is one press; undo takes back what it says, over an end, and the page says it (R12.6)',
  NIGHTLY,
  async () => {
    const phone = await new Phone('volleyball-fivb-2025').open()
    const key = await phone.find("[data-key='point:0']")
    const before = phone.taps
    key.click()
    key.click()
    await expect.poll(() => phone.taps).toBe(before + 1)
    await phone.times(24, 'point:0')
    await phone.key('set-end')
    await expect.poll(() => phone.scoring.outcome(0).periods.length).toBe(1)
    expect(document.querySelector("[data-key='undo']")?.textContent).toContain('End the set')
    await phone.key('undo')
    await phone.key('undo')
    await expect.poll(() => phone.scoring.board(0).score).toEqual(['24', '0'])
    await expect.poll(() => document.querySelector('[aria-live=assertive]')?.textContent).toContain('Undone: Point')
  },
)

test('a thumb that comes down twice presses once, whatever has come under it: no clock stops, nothing is sent, one tap is taken back (R12.6)', async () => {
  const phone = await new Phone('judo-ijf-2025').show()
  const all: string[] = []
  const counted = async (selector: string, ...kinds: readonly string[]) => {
    await phone.twice(selector, 0.15)
    all.push(...kinds)
    expect([selector, phone.kinds]).toEqual([selector, all])
  }
  await counted("[data-key='list-confirm']", 'list-confirm')
  await counted("[data-key='start']", 'start')
  await counted("[data-key='clock-start']", 'clock-start')
  await counted("[data-key='waza-ari:0']", 'waza-ari')
  await phone.key('ippon:0')
  all.push('ippon')
  await counted("[data-key='undo']", 'undo')
  await phone.key('ippon:0')
  all.push('ippon')
  // the sheet that asks is answered by another press
  await counted("[data-key='end']")
  await phone.find('dialog [type=submit]')
  await counted('dialog [type=submit]', 'end')
  await counted("[data-key='unofficial']", 'unofficial')
  await counted("[data-key='official']", 'official')
})

test('what comes under a thumb is pressed by a press of its own: later, elsewhere, or by the keyboard (R12.6)', async () => {
  const phone = await new Phone('judo-ijf-2025').open()
  await phone.twice("[data-key='clock-start']", 0.4)
  await expect.poll(() => phone.kinds.slice(-2)).toEqual(['clock-start', 'clock-stop'])
  // by when the thumb came down; one that does not count begins nothing anew
  const counts = [1, 0.12, 0.25, 0.25, 0.25].map((seconds) => () => phone.thumb("[data-key='yuko:0']", seconds))
  const counted: boolean[] = []
  for (const press of counts) counted.push(await press())
  expect(counted).toEqual([true, false, true, false, true])
  // Enter that is held presses once: the browser is kept from pressing again
  const key = await phone.find("[data-key='yuko:0']")
  const goesOn = (repeat: boolean) =>
    key.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }))
  expect([goesOn(false), goesOn(true)]).toEqual([true, false])
})

test('digits follow each other as quickly as they are typed, keys side by side are two, the next athlete comes once (R12.6)', async () => {
  const phone = await new Phone('athletics-wa-2024').open()
  const digit = (n: number): string => `.desk-digits button:nth-child(${n})`
  // 5 at its right edge, 6 at its left one, and once more
  expect(await phone.thumb(digit(5), 1, 0.95)).toBe(true)
  expect(await phone.thumb(digit(6), 0.15, 0.05)).toBe(true)
  expect(await phone.thumb(digit(6), 0.1, 0.05)).toBe(true)
  expect(await phone.thumb('.desk-next', 0.1)).toBe(true)
  expect(await phone.thumb('.desk-next', 0.15)).toBe(false)
  const attempts = await new Phone('athletics-wa-2024-jumps').open()
  const retire = '.desk-digits button:last-child'
  expect([await attempts.thumb(retire, 1), await attempts.thumb(retire, 0.15)]).toEqual([true, false])
})

test('Enter that is held enters one figure, whoever comes next (R12.6)', async () => {
  const phone = await new Phone('gymnastics-fig-2025-fx-final').open()
  const press = (key: string, repeat = false) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }))
  await phone.find('.desk-keypad')
  const settled = async (): Promise<number> => {
    await phone.desk.refresh().catch(() => undefined)
    await new Promise((resolve) => requestAnimationFrame(resolve))
    return phone.kinds.length
  }
  for (const key of '1050') press(key)
  await settled()
  press('Enter')
  const entered = await settled()
  for (let n = 0; n < 12; n += 1) {
    phone.after(0.4)
    press('Enter', true)
    await settled()
  }
  expect(await settled()).toBe(entered)
})

test('a point is counted by the keyboard alone, and who hears the page is told what was counted (R12.6)', async () => {
  const phone = await new Phone('handball-ihf-2025').open()
  await phone.key('period-start')
  ;(await phone.find("[data-key='goal:1']")).focus()
  phone.after(1)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.querySelector('[aria-live=assertive]')?.textContent).toContain('Goal, Side 2. 0–1')
})

test('the height that is proposed for a jump-off is taken by one key, or keyed over (TR26.9.2)', NIGHTLY, async () => {
  const phone = await new Phone('athletics-wa-2024-vertical-jumps').open()
  await phone.type('150')
  await phone.times(2, 'trial:o')
  await phone.times(4, 'trial:r')
  await phone.type('153')
  await phone.times(6, 'trial:x')
  await expect.poll(() => document.querySelector('.desk-typed')?.textContent).toBe('1.53')
  const proposed = await phone.find("[data-proposal='jump-off']")
  expect(proposed.textContent).toBe('Jump-off 1.53')
  phone.after(1)
  proposed.click()
  await phone.times(2, 'trial:x')
  await expect.poll(() => document.querySelector('.desk-typed')?.textContent).toBe('1.51')
  await phone.type('152')
  await expect.poll(() => phone.scoring.board(0).facts).toEqual([{ word: 'bar', value: '1.52' }])
})

test('the hits registered in a level round are entered for both sides and end it', NIGHTLY, async () => {
  const phone = await new Phone('taekwondo-wt-2022').open()
  await phone.key('period-start')
  phone.after(121)
  await phone.key('clock-stop')
  await phone.key('hits')
  const [home, away] = [...(await phone.find('dialog')).querySelectorAll('input')]
  if (!home || !away) throw new Error('both sides have a field')
  await userEvent.fill(home, '5')
  await userEvent.fill(away, '8')
  phone.after(1)
  ;(await phone.find('dialog [type=submit]')).click()
  await expect.poll(() => phone.scoring.proposals(0)).toEqual([{ word: 'round-end', kind: 'period-end', side: 1 }])
})

test('a disqualification that needs its rule is not taken without it, and says so where it is asked (R12.6)', async () => {
  const phone = await new Phone('swimming-wa-2025').open()
  await phone.key('out:disqualified')
  const before = phone.taps
  phone.after(1)
  ;(await phone.find('dialog [type=submit]')).click()
  expect((await phone.find('dialog [role=alert]')).textContent).toBe('The rule is needed')
  expect(phone.taps).toBe(before)
  await userEvent.fill(await phone.find('dialog input'), 'SW 4.4')
  ;(await phone.find('dialog [type=submit]')).click()
  await expect.poll(() => Object.keys(phone.scoring.desk.outs)).toHaveLength(1)
  expect(document.querySelector('dialog')).toBeNull()
})

const NAMED: readonly (readonly [string, string])[] = [
  ['ALBUQUERQUE-FIGUEIREDO Maria Aparecida', 'BUSTAMANTE-ECHEVERRÍA Guadalupe'],
  // short ones of long words
  ['GARANDUVEL Zilênio', 'NASCIMENTO Ana'],
  ['ILHAVUAMA Candiar', 'BRUMAMBRA Rosurino'],
  // one word that is a whole name long
  ['SERIGUNHAVELINDORIMARQ Ana', 'BRUMA Lia'],
]
const LONG_NAMES = [
  'fencing-fie-2025-foil',
  'judo-ijf-2025',
  'badminton-bwf-2025',
  'wrestling-uww-2025-freestyle',
].flatMap((ruleSet) => NAMED.map((names) => [ruleSet, ...names] as const))
test.each(sampled(LONG_NAMES, 16))(
  'in %s no word of %s or %s is broken, on the narrowest phone either (R12.6)',
  async (ruleSet, one, other) => {
    const phone = new Phone(ruleSet)
    phone.side = (n) => (n === 1 ? one : other)
    await phone.open()
    await phone.find('.desk-side .desk-who b')
    await document.fonts.ready
    for (const width of [390, 320]) {
      await page.viewport(width, 844)
      const broken = [...document.querySelectorAll('.desk-side .desk-who b')].flatMap(({ firstChild: text }) =>
        [...(text?.textContent ?? '').matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
          const range = new Range()
          range.setStart(text as Node, index)
          range.setEnd(text as Node, index + word.length)
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [`${word} at ${width}`] : []
        }),
      )
      expect(broken).toEqual([])
    }
  },
)

/** Whole units by Tab and Enter: a bout, attempts, sets. */
const BY_KEYBOARD: readonly (readonly [string, (phone: Phone) => Promise<void>, string])[] = [
  [
    'judo-ijf-2025',
    async (phone) => {
      await phone.tabTo("[data-key='clock-start']")
      await phone.tabTo("[data-key='waza-ari:0']")
      await phone.tabTo("[data-key='ippon:0']")
    },
    'W 110, L 000',
  ],
  [
    'athletics-wa-2024-throws',
    async (phone) => {
      for (const [at] of six.entries()) await phone.type(`1${at}50`)
      await phone.tabTo("[data-key='attempt:x']")
      // the key that was pressed has the focus: digits and Enter enter a mark, and do not press it again
      await phone.type('1820')
      for (let n = 2; n < 30; n++) {
        await phone.find("[data-key='attempt:x']")
        await phone.type('900')
      }
    },
    '1 18.20, 2 15.50, 3 14.50, 4 13.50, 5 12.50, 6 10.50',
  ],
  [
    'badminton-bwf-2025',
    async (phone) => {
      for (let game = 0; game < 2; game++) {
        if (game > 0) await phone.tabTo("[data-key='set-start'], [data-proposal='set-start']")
        await phone.tabTo("[data-key='point:0']")
        for (let point = 1; point < 21; point++) {
          phone.after(1)
          await userEvent.keyboard('{Enter}')
        }
        await phone.tabTo("[data-key='set-end'], [data-proposal='set-end']")
      }
    },
    'W 2, L 0',
  ],
]

test.each(BY_KEYBOARD)(
  '%s is scored by the keyboard alone from its start list to official (R12.6)',
  NIGHTLY,
  async (ruleSet, play, result) => {
    const phone = await new Phone(ruleSet).show()
    await phone.tabTo("[data-key='list-confirm']")
    await phone.tabTo("[data-key='start']")
    await phone.find('.desk-foot-3')
    await play(phone)
    await expect.poll(() => phone.scoring.keys.find(({ kind }) => kind === 'end')?.why).toBeNull()
    await phone.tabTo("[data-key='end']")
    await phone.tabTo('dialog [type=submit]')
    await phone.tabTo("[data-key='unofficial']")
    await phone.tabTo("[data-key='official']")
    await vi.waitUntil(() => phone.scoring.desk.sent === 'OFFICIAL', WAIT)
    expect(phone.result).toBe(result)
  },
)

test('a press is not taken for a double one because the clock was set back between two (R12.6)', async () => {
  const phone = await new Phone('handball-ihf-2025').open()
  await phone.key('period-start')
  await phone.key('goal:1')
  phone.after(2).setClock(-2_800)
  await phone.key('goal:1')
  await expect.poll(() => phone.scoring.board(0).score).toEqual(['0', '2'])
})

test.each(sampled(SCORERS, 24))(
  'every way of being out of %s is reached while it is played, and the way back (R12.6)',
  async (scorer) => {
    const phone = await new Phone(RULE_SETS.find((one) => one.scorer === scorer)?.id ?? '').open()
    const ways = phone.scoring.keys.filter(({ kind }) => kind === 'out').map(({ id }) => id)
    expect(ways.length).toBeGreaterThan(0)
    const openOuts = async (): Promise<void> => {
      await phone.button('More')
      await phone.button('Out')
      const list = document.querySelector<HTMLSelectElement>('dialog select')
      if (list) await userEvent.selectOptions(list, 'P1')
    }
    await openOuts()
    for (const way of ways) await phone.find(`dialog [data-key='${way}']`)
    await phone.key(ways[0] ?? '')
    await phone.find('dialog [type=submit]')
    document.querySelector<HTMLElement>('dialog [type=submit]')?.click()
    await vi.waitUntil(() => phone.scoring.desk.outs['P1'] !== undefined, WAIT)
    await openOuts()
    await phone.key(scorer in DUELS ? 'reinstate:0' : 'reinstate')
    document.querySelector<HTMLElement>('dialog [type=submit]')?.click()
    await vi.waitUntil(() => phone.scoring.desk.outs['P1'] === undefined, WAIT)
  },
)

test(
  'on a laptop rows are chosen by arrows, times typed, ways out are letters, and Ctrl with Z takes back (R12.6)',
  NIGHTLY,
  async () => {
    const phone = await new Phone('swimming-wa-2025').open()
    await page.viewport(1440, 900)
    await phone.find('.desk-column .desk-result')
    const current = () => document.querySelector('.desk-rows li[aria-current]')?.textContent
    await phone.type('5998')
    await expect.poll(current).toContain('Athlete 2')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    await expect.poll(current).toContain('Athlete 3')
    await phone.type('10001')
    // in the middle of a dialog letters are letters
    phone.after(1)
    await userEvent.keyboard('d')
    await phone.find('dialog textarea')
    await userEvent.click(page.getByRole('textbox'))
    await userEvent.keyboard('df')
    await userEvent.click(document.querySelector('dialog [type=submit]') as Element)
    await expect.poll(() => phone.result).toBe('1 59.98, 2 1:00.01, , , , DNS')
    phone.after(1)
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(() => phone.result).toBe('1 59.98, 2 1:00.01, , , , ')
    const { violations } = await runAxe()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  },
)

test('single keys of a keyboard can be switched off: no letter, sign or digit presses anything, and none is offered (R12.6, WCAG 2.1.4)', async () => {
  const phone = await new Phone('swimming-wa-2025').open()
  await page.viewport(1440, 900)
  await phone.find("[aria-keyshortcuts='D']")
  phone.desk.setSingleKeys(false)
  await vi.waitUntil(() => document.querySelector("[aria-keyshortcuts='D']") === null, WAIT)
  expect([...document.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual(['Ctrl Z'])
  await phone.type('5998')
  await userEvent.keyboard('d')
  expect([phone.result, document.querySelector('dialog'), phone.taps]).toEqual([', , , , , ', null, 2])
  phone.desk.setSingleKeys(true)
  await phone.find("[aria-keyshortcuts='D']")
  phone.desk.setSingleKeys(false)
  await vi.waitUntil(() => document.querySelector("[aria-keyshortcuts='D']") === null, WAIT)
  // what is pressed with Control goes on
  phone.after(1)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => phone.taps).toBe(3)
})

test(
  'a call to the mat runs on while its dialog is closed, says that its time is over, and starts nothing (R12.6)',
  NIGHTLY,
  async () => {
    const phone = await new Phone('judo-ijf-2025').show()
    const call = () => document.querySelector("[data-key='call']")?.textContent
    await phone.key('call')
    await phone.button('90 s')
    await phone.button('Close')
    await expect.poll(call).toContain('1:')
    phone.after(100)
    await expect.poll(call).toMatch(/−0:1\d/)
    expect(phone.taps).toBe(0)
    await phone.key('call')
    await phone.button('Stop the timer')
    await phone.button('Close')
    await expect.poll(call).toBe('Call: timer')
  },
)

test('the start list prompts for the order of a relay, which is entered there (row 40)', async () => {
  const phone = await new Phone('athletics-wa-2024-relay').show()
  await expect
    .element(page.getByText('Declare the order of the relay before the first call.', { exact: false }))
    .toBeVisible()
  await phone.key('relay-order')
  expect((await phone.find('dialog')).textContent).toContain('Relay order · Athlete 1')
})
