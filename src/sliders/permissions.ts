import { everybody, type Permissions, staff } from '#src/core/permission.ts'

/** Who may make the calls about sliders. */
export const sliderPermissions = {
  'GET /getSliders': everybody,
  'GET /editSliders': staff,
  'GET /getSlider/{id}': everybody,
  'POST /postSlider': staff,
  'PUT /updateSlider/{id}': staff,
  'PUT /sliderOrder': staff,
  'DELETE /deleteSlider/{id}': staff,
} as const satisfies Permissions
