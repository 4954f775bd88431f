/** Loads the page anew, with whoever is signed in now; what it held is gone with it. */
export const loadAnew = (): void => location.reload()
