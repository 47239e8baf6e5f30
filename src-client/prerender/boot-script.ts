/**
 * What runs while a page that was made at build is read: the colours that were chosen, and then, once it stands or
 * somebody touches it, the product itself.
 */
export const bootScript = (main: string): string => `(function () {
  var root = document.documentElement, chosen = 'auto'
  try { chosen = localStorage.getItem('mantine-color-scheme-value') || 'auto' } catch (error) { /* Where storage is forbidden, the system’s colours hold. */ }
  if (chosen === 'dark' || (chosen === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)) {
    root.setAttribute('data-mantine-color-scheme', 'dark')
  }
  var begun = false
  window.pressedEarly = []
  function begin() { if (!begun) { begun = true; import('${main}') } }
  addEventListener('click', function (event) {
    var pressed = window.pressedEarly, button = event.target.closest && event.target.closest('button, [type=radio], [type=checkbox]')
    if (pressed && button) { event.preventDefault(); pressed.push(button) }
  }, true)
  var touches = ['pointerdown', 'keydown', 'focusin', 'touchstart']
  touches.forEach(function (touch) { addEventListener(touch, begin, { once: true, passive: true, capture: true }) })
  addEventListener('load', function () { (window.requestIdleCallback || setTimeout)(begin) })
})()`
