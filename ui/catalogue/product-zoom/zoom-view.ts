/** Enlargement of a picture that is centred in a stage. Lengths are in px. */
export interface ZoomView {
  /** Enlargement: 1 shows the whole picture. */
  scale: number;
  /** Distance of the picture's centre from that of the stage. */
  x: number;
  y: number;
}

/** Point or size in px. A point is relative to the centre of the stage. */
export interface Vector {
  x: number;
  y: number;
}

/** The whole picture. */
export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 };

/** Maximum enlargement. Pictures are 800 px wide. */
export const maxScale = 4;

/**
 * Enlarges or reduces a square picture around a point, which stays in place where the edges allow
 * it.
 *
 * @param factor above 1 to enlarge
 * @param stage size of the stage
 */
export function zoomAt(view: ZoomView, factor: number, point: Vector, stage: Vector): ZoomView {
  const scale = Math.min(maxScale, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return limit({
    scale,
    x: point.x - (point.x - view.x) * ratio,
    y: point.y - (point.y - view.y) * ratio,
  }, stage);
}

/** Moves the picture, as far as it is larger than the stage. */
export function move(view: ZoomView, by: Vector, stage: Vector): ZoomView {
  return limit({ ...view, x: view.x + by.x, y: view.y + by.y }, stage);
}

/** Keeps the edges of the picture outside of the stage, or the picture in the middle. */
function limit({ scale, x, y }: ZoomView, stage: Vector): ZoomView {
  const size = Math.min(stage.x, stage.y) * scale;
  const within = (offset: number, length: number) => {
    const most = (size - length) / 2;
    return most <= 0 ? 0 : Math.min(most, Math.max(-most, offset));
  };
  return { scale, x: within(x, stage.x), y: within(y, stage.y) };
}
