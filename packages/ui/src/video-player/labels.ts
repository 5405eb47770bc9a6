/** Words of the player. A prop of the same shape replaces some or all of them. */
export const playerLabels = {
  play: 'Воспроизвести',
  pause: 'Пауза',
  replay: 'Смотреть сначала',
  seek: 'Перемотка',
  mute: 'Выключить звук',
  unmute: 'Включить звук',
  volume: 'Громкость',
  captions: 'Субтитры',
  withoutCaptions: 'Без субтитров',
  settings: 'Настройки',
  speed: 'Скорость',
  quality: 'Качество',
  automatic: 'Авто',
  pictureInPicture: 'Картинка в картинке',
  fullscreen: 'Во весь экран',
  leaveFullscreen: 'Выйти из полного экрана',
  loading: 'Видео загружается',
  retry: 'Повторить',
  /* Said after a key was pressed. */
  playing: 'Воспроизведение',
  paused: 'Пауза',
  soundOn: 'Звук включён',
  soundOff: 'Звук выключен',
  captionsOn: 'Субтитры включены',
  captionsOff: 'Субтитры выключены',
  noCaptions: 'Субтитров нет',
  /* What went wrong and what to do. */
  network: 'Видео не загрузилось. Проверьте подключение к интернету и попробуйте ещё раз.',
  decode: 'Видео прервалось. Попробуйте ещё раз.',
  unsupported: 'Видео сейчас недоступно. Попробуйте ещё раз или откройте страницу в другом браузере.',
};

export type PlayerLabels = typeof playerLabels;
