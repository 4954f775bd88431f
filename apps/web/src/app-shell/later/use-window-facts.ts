import { useEffect } from 'react'
import { misc } from '../../session/misc.ts'

/** Stores the window's height and how far the page is scrolled in the misc store (R3.14), at most once a frame. */
export function useWindowFacts(): void {
  useEffect(() => {
    let frame = 0
    const measure = () => {
      frame = 0
      const { scrollTop, scrollLeft } = document.scrollingElement ?? document.documentElement
      const { scrollData, windowHeight } = misc.get()
      if (windowHeight !== innerHeight) misc.set({ windowHeight: innerHeight })
      if (scrollData.scrollTop !== scrollTop || scrollData.scrollLeft !== scrollLeft)
        misc.set({ scrollData: { scrollTop, scrollLeft } })
    }
    const onChange = () => {
      if (frame === 0) frame = requestAnimationFrame(measure)
    }
    measure()
    addEventListener('scroll', onChange, { passive: true })
    addEventListener('resize', onChange)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onChange)
      removeEventListener('resize', onChange)
    }
  }, [])
}
