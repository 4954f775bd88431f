/**
 * Runs before anything is painted, as a small script of its own in the head (build/first-paint-plugin.ts): a page that is kept as bytes for
 * everybody cannot know who wants it dark. It does what theme.ts does, which comes after hydration.
 */
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const own = (bar.dataset.theme = bar.media.includes('dark') ? 'dark' : 'light')
      bar.media = own === theme ? 'all' : 'not all'
    }
  }
} catch {
  // a browser that keeps nothing for us shows what the device says
}
export {}
