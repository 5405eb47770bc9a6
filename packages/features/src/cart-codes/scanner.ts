/** What browsers that read barcodes bring (Shape Detection API); no types of TypeScript's own yet. */
export interface CodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}

type DetectorClass = new (options: { formats: readonly string[] }) => CodeDetector;

/** What goods and price tags carry. */
const FORMATS = ['ean_13', 'ean_8', 'code_128', 'code_39', 'qr_code'] as const;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether this browser can read codes by a camera. */
export function canScan(): boolean {
  return detectorClass() !== undefined && typeof navigator.mediaDevices?.getUserMedia === 'function';
}

/** Reads codes; null where the browser cannot. */
export function createDetector(): CodeDetector | null {
  const Detector = detectorClass();
  return Detector ? new Detector({ formats: FORMATS }) : null;
}
